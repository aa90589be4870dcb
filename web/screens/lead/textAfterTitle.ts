/** A brief's text without its first sentence where that is the title already. */
export function textAfterTitle(title: string, text: string): string {
  const rest = text.slice(title.length);
  const isRepeated = title !== '' && text.startsWith(title) && /^($|[\s.!?。！？])/u.test(rest);
  return isRepeated ? rest.replace(/^[.!?。！？\s]+/u, '') : text;
}
