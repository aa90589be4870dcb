import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/locales.ts';
import { bundledI18n } from './bundledI18n.ts';

/** Names of buttons and links for screen readers, each with the text that is shown, as "namespace:key". */
const NAMED = [
  ['leads:acceptName', 'leads:accept'],
  ['leads:declineName', 'leads:decline.open'],
  ['leads:openChatName', 'leads:openChat'],
  ['inbox:answer.undoName', 'common:undo'],
  ['inbox:answer.tryAgainName', 'common:tryAgain'],
  ['home:deals.answerName', 'home:deals.answer'],
  ['messages:actions.archiveName', 'messages:actions.archive'],
  ['messages:actions.unarchiveName', 'messages:actions.unarchive'],
  ['pageOptimization:stories.editNamed', 'pageOptimization:stories.edit'],
  ['notifications:email.remove', 'notifications:email.removeShort'],
  ['directory:card.sendBriefTo', 'directory:card.sendBrief'],
  ['directory:filters.openCount_other', 'directory:filters.open'],
] as const;

// Voice control opens a control by the text it shows (WCAG 2.5.3). Axe checks the same, but in English only.
it.each(LOCALES)('names contain the text that their button shows in %s (PLT-11)', (locale) => {
  const texts = bundledI18n(locale);
  const textOf = (place: string): string => {
    const [namespace = '', key = ''] = place.split(':');
    const text: unknown = texts.getResource(locale, namespace, key);
    if (typeof text !== 'string') throw new Error(`There is no text ${place}.`);
    return text.toLocaleLowerCase(locale);
  };
  for (const [name, shown] of NAMED) expect(textOf(name), name).toContain(textOf(shown));
});
