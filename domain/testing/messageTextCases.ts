import type { MessageTextVerdict } from '../messages/messageText.ts';

export interface MessageTextCase {
  readonly name: string;
  readonly raw: string;
  readonly verdict: MessageTextVerdict;
}

function accepted(name: string, raw: string, text: string): MessageTextCase {
  return {
    name,
    raw,
    verdict: { ok: true, text },
  };
}

function refused(name: string, raw: string, code: 'textRequired' | 'textMaxLength'): MessageTextCase {
  return {
    name,
    raw,
    verdict: { ok: false, code },
  };
}

/** Messages on both sides of the limits of VAL-44 and VAL-45; form, gateway and upstream tests share them (VAL-54). */
export const MESSAGE_TEXT_CASES: readonly MessageTextCase[] = [
  refused('empty', '', 'textRequired'),
  refused('blanks only', ' \t\r\n\u00a0\u2003\u3000', 'textRequired'),
  refused('zero width characters only', '\u200b\u200d\ufeff\u2060', 'textRequired'),
  refused('NUL only', '\u0000\u0000', 'textRequired'),
  accepted('one character', 'a', 'a'),
  accepted('blanks around', '  hi \n', 'hi'),
  accepted('no-break and ideographic space around', '\u00a0hi\u3000', 'hi'),
  accepted('inner line breaks', ' hi\n\n there ', 'hi\n\n there'),
  accepted('NUL inside and at the ends', '\u0000 a\u0000b \u0000', 'ab'),
  accepted('lone surrogate', 'a\ud800', 'a\ufffd'),
  accepted('emoji with joiners', '👩‍👩‍👧', '👩‍👩‍👧'),
  accepted('4,999 characters', 'a'.repeat(4_999), 'a'.repeat(4_999)),
  accepted('5,000 characters', 'a'.repeat(5_000), 'a'.repeat(5_000)),
  accepted('5,000 characters and blanks around', `\n ${'a'.repeat(5_000)} \n`, 'a'.repeat(5_000)),
  accepted('5,000 emoji', '😀'.repeat(5_000), '😀'.repeat(5_000)),
  refused('5,001 characters', 'a'.repeat(5_001), 'textMaxLength'),
  refused('5,001 emoji', '😀'.repeat(5_001), 'textMaxLength'),
  refused('5,001 with inner blanks', `${'a'.repeat(4_998)}  b`, 'textMaxLength'),
];
