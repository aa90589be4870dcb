/** Characters of a reason at most. */
const MAX_LENGTH = 300;
/** Control and format characters, lone surrogates: nothing that a sentence has, and what could turn the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** What is written for programs or their makers: markup, addresses, places in code, names of errors, tokens. */
const TECHNICAL = /[<>{}[\]\\|]|:\/\/|\bat \S+:\d|\b\w+(?:Error|Exception)\b|[\w-]{25,}/u;

/**
 * The `message` of an error body as plain text for a person: one line, at most 300 characters. Undefined when there is
 * none, or when it reads as if it had not been written for people; then our own words have to do.
 */
export function readUserFacingReason(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') {
    return undefined;
  }
  const text = body.message.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return text === '' || text.length > MAX_LENGTH || TECHNICAL.test(text) ? undefined : text;
}
