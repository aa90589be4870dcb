/** A brief's text, without its first sentence if that is the same as the title. */
export function textAfterTitle(title: string, text: string): string {
  const rest = text.slice(title.length);
  const isRepeated = title !== '' && text.startsWith(title) && /^($|[\s.!?。！？])/u.test(rest);
  return isRepeated ? rest.replace(/^[.!?。！？\s]+/u, '') : text;
}
