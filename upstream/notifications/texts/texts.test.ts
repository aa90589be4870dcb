import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/locales.ts';
import { feedbackTextMessage } from '../../outreach/feedbackTexts.ts';
import { refusalMessage } from '../../purchase/cardRefusals.ts';
import { codeText } from '../../whatsapp/codeText.ts';
import { messageTexts } from './all.ts';

it.each(LOCALES)('texts to people have the punctuation of the portal in %s', (locale) => {
  const texts = [
    JSON.stringify(messageTexts[locale]),
    codeText(locale, '123456'),
    ...(['declined', 'expired', 'limit'] as const).map((refusal) => refusalMessage(refusal, locale)),
    ...(['required', 'maxLength'] as const).map((fault) => feedbackTextMessage(fault, locale, 5_000)),
  ].join('\n');
  if (locale !== 'en') expect(texts).not.toMatch(/\p{L}'\p{L}/u);
  if (locale === 'ja') expect(texts).not.toContain('：');
  if (locale === 'ko') expect(texts).not.toContain('“');
  // A number and its counter stay on one line.
  if (locale === 'ja' || locale === 'zh')
    expect(feedbackTextMessage('maxLength', locale, 5_000)).toContain('5,000\u00a0');
});
