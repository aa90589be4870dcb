import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/locales.ts';
import { bundledI18n } from './bundledI18n.ts';

/** Texts of different screens for the same thing, as "namespace:key". */
const SAME: readonly (readonly string[])[] = [
  ['overview:plan.limit.serviceChildren', 'profile:hint.specialties'],
  ['onboarding:contents.leads.title', 'home:leads.title'],
  ['onboarding:step.ASK_FOR_REVIEW.action', 'reviews:request'],
  ['onboarding:step.PASS_EXAM.action', 'dashboard:actions.openExams'],
  ['dashboard:leads.pending', 'leads:statusFilter.pending', 'leads:status.ACTIVE', 'deals:status.PENDING'],
  ['home:visibility.directoryScore', 'score:title', 'shell:navigation.score'],
  ['pageOptimization:title', 'shell:navigation.pageOptimization'],
  ['deals:status.CONFIRMED', 'messages:card.dealConfirmed'],
  ['inbox:csv.type', 'leads:filters.type'],
  ['inbox:search.clear', 'messages:search.clear', 'messages:empty.searchAction'],
  ['leads:budget.none', 'reviews:none'],
  ['deals:textHint', 'pageOptimization:textHint', 'profile:hint.length'],
];

function textOf(texts: ReturnType<typeof bundledI18n>, place: string): unknown {
  const [namespace = '', key = ''] = place.split(':');
  return texts.getResource(texts.language, namespace, key);
}

it.each(LOCALES)('the same thing has the same name on all screens in %s', (locale) => {
  const texts = bundledI18n(locale);
  for (const places of SAME) {
    const names = places.map((place) => textOf(texts, place));
    expect(names, places.join()).not.toContain(undefined);
    expect(new Set(names).size, names.join(' / ')).toBe(1);
  }
});

it.each(LOCALES.filter((locale) => locale !== 'en'))('apostrophes are curved in %s', (locale) => {
  const texts = bundledI18n(locale).getDataByLanguage(locale);
  expect(JSON.stringify(texts)).not.toMatch(/\p{L}'\p{L}/u);
});
