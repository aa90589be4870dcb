/** Placeholders in a saved reply's text, written `{name}`. */
const REPLY_VARIABLES = ['lead', 'agency', 'link'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

/** Also matches "{Lead}" as keyboards of phones write it, which nobody would want to send to a client. */
export const PLACEHOLDER = new RegExp(`\\{ ?(${REPLY_VARIABLES.join('|')}) ?\\}`, 'gi');

export function variableOf([, name = '']: RegExpExecArray): ReplyVariable {
  return name.toLowerCase() as ReplyVariable;
}

/** Placeholders left in a message; a message with any of them is not sent (EXT-11). */
export function missingVariables(text: string): ReplyVariable[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), variableOf))];
}
