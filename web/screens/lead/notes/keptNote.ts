const texts = new Map<string, string>();

/** Notes that were typed and not saved, by the lead's global id: the text is there again when the lead is opened again. */
export const keptNote = {
  read: (leadId: string): string => texts.get(leadId) ?? '',
  write(leadId: string, text: string): void {
    if (text === '') texts.delete(leadId);
    else texts.set(leadId, text);
  },
};
