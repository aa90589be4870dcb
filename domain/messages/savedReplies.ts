import { storedLine, storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { PLACEHOLDER, variableOf } from './placeholders.ts';
import type { ReplyVariable } from './placeholders.ts';

/**
 * Maximum title length of a saved reply, in code points after trimming; its text may be as long as a message (EXT-11).
 */
export const REPLY_TITLE_MAX = 60;
export const REPLY_TEXT_MAX = 5_000;
/** Maximum number of saved replies per account. */
export const MOST_REPLIES = 100;

export interface ReplyError {
  readonly path: 'title' | 'text';
  readonly code: 'required' | 'maxLength';
}

export interface ReplyTexts {
  /** A single line. */
  readonly title: string;
  readonly text: string;
}

/** A reply as it is stored. */
export function storedReply({ title, text }: ReplyTexts): ReplyTexts {
  return { title: storedLine(title), text: storedText(text) };
}

/** Validates a reply for form, gateway and upstream. */
export function checkReply(reply: ReplyTexts): readonly ReplyError[] {
  const limits = { title: REPLY_TITLE_MAX, text: REPLY_TEXT_MAX };
  const stored = storedReply(reply);
  return (['title', 'text'] as const).flatMap((path): ReplyError[] => {
    const length = codePointLength(stored[path]);
    if (length === 0) return [{ path, code: 'required' }];
    return length > limits[path] ? [{ path, code: 'maxLength' }] : [];
  });
}

/** A part of a filled-in reply: text, or a variable with its value (null if missing). */
export type ReplyPart = { readonly text: string } | { readonly variable: ReplyVariable; readonly value: string | null };

/** Splits a reply's text at its placeholders and fills in the values. */
export function replyParts(text: string, values: Readonly<Record<ReplyVariable, string | null>>): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const variable = variableOf(match);
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ variable, value: values[variable] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text to insert, with values in place of placeholders; a placeholder without a value is left as is. */
export function filledReply(text: string, values: Readonly<Record<ReplyVariable, string | null>>): string {
  return replyParts(text, values)
    .map((part) => ('text' in part ? part.text : (part.value ?? `{${part.variable}}`)))
    .join('');
}
