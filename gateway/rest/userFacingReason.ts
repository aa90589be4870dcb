import { isRecord } from '../../domain/isRecord.ts';

/** Maximum characters of a reason. */
const MAX_LENGTH = 300;
/**
 * Control and format characters and lone surrogates, which a sentence does not need and which could change the text
 * around it.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Signs of technical text: markup, addresses, code positions, error names, tokens. */
const TECHNICAL = /[<>{}[\]\\|]|:\/\/|\bat \S+:\d|\b\w+(?:Error|Exception)\b|[\w-]{25,}/u;

/**
 * The `message` of an error body as plain text for users: one line, at most 300 characters. Null if there is none or it
 * looks technical; then our own text is used.
 */
export function readUserFacingReason(body: unknown): string | null {
  const message = isRecord(body) ? body['message'] : undefined;
  if (typeof message !== 'string') return null;
  const text = message.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  return text === '' || text.length > MAX_LENGTH || TECHNICAL.test(text) ? null : text;
}
