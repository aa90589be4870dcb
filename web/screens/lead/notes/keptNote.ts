const texts = new Map<string, string>();

/** Unsaved notes by the lead's global id, which are restored when the lead is opened again. */
export const keptNote = {
  read: (leadId: string): string => texts.get(leadId) ?? '',
  write(leadId: string, text: string): void {
    if (text === '') texts.delete(leadId);
    else texts.set(leadId, text);
  },
};
