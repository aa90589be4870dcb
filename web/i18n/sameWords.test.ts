import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
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
  ['messages:empty.searchAction', 'shell:clearSearch'],
  ['leads:budget.none', 'reviews:none'],
  ['deals:textHint', 'pageOptimization:textHint', 'profile:hint.length'],
  ['academy:exams.agency.title', 'academy:score.parts.agenciesExam', 'score:part.AGENCIES_EXAM'],
  ['access:product.FREE', 'purchase:product.FREE'],
  ['access:startTrial', 'getStarted:trial.start'],
  ['access:askTrial', 'getStarted:trial.ask'],
  ['getStarted:plans.own', 'overview:plan.title'],
  ['agency:breadcrumbs', 'directory:breadcrumbs.label'],
  ['agency:contact.website', 'onboarding:application.website', 'profile:field.website', 'messages:field.website'],
  ['agency:facts.durations', 'directory:filters.durations'],
  ['agency:nav.expertise', 'profile:section.expertise'],
  ['deals:question', 'messages:card.dealPendingText'],
  ['directory:breadcrumbs.home', 'site:pages.landing'],
  ['getStarted:comparison.numbers', 'settings:tokenScopes.area.REPORTS'],
  ['lead:contacts.none', 'messages:lead.noContacts'],
  ['lead:contacts.title', 'messages:lead.contacts'],
  ['onboarding:step.PUBLISH_PAGE.text', 'session:steps.pageText'],
  ['onboarding:card.budgetFrom', 'directory:card.budgetFrom', 'profile:preview.budgetFrom'],
  ['onboarding:card.budgetAny', 'directory:card.budgetAny', 'profile:preview.budgetAny'],
  ['onboarding:card.tagline', 'profile:preview.noTagline'],
  ['shell:agencyState.review', 'profile:state.review'],
  ['overview:agency.title', 'profilePreview:page', 'shell:navigation.yourPage'],
  ['profile:preview.title', 'profilePreview:title'],
  ['session:demo.state.recipient', 'settings:account.role.LEAD_RECIPIENT'],
  ['shell:theme.system', 'site:theme.system'],
  ['shell:theme.light', 'site:theme.light'],
  ['shell:theme.dark', 'site:theme.dark'],
];

/**
 * For each language, words that are not its name for a thing, forms of address that are not the one in
 * docs/languages.md, and words around a placeholder that do not fit every value ("quedan 1 hora", "il 11 nov").
 */
const WRONG: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /Leadgenerierung|Site Audit|[a-z]…/,
  es: /\b(?:habéis|hicisteis|sois|seguís|veréis|receptor)\b|quedan \{\{span/i,
  fr: /forfait|(?<!-|\{)\bplans?\b|paramètres|études? de cas/i,
  it: /\b(?:avete|siete)\b|“|lead generation|restano .*\{|\b(?:il|dal|al) \{\{(?:date|day)/i,
  ja: /：|ブラウザ(?!ー)|リードと成約|見つけやすさ \{|取り消してください/,
  ko: /대행사|클라이언트|받은편지함|응답성|[하켜내드]세요|지 마세요|[나가까]요\?|“|\((?:으|과)\)|email\}\}로/,
  nl: /(?<!\{)\bplan\b|\bjullie\b|responsscore/i,
  pl: /(?:otwórz|przyjmiesz) leada|odrzucasz tego|twoje hasło|robocz|logotyp|akcj[ai]|zaakceptowan/i,
  pt: /\bexibiç|\bcasos\b|\bO que vocês|avaliação gratuita/i,
  sv: /\ser\s|\bni (?:den här|inte|fortfarande|är)\b|vilka ni|berättelse|förhandsvisning|översikt/i,
  tr: /yayınl|\bpanonuz|\byorum\b|iptal edin|anlaşmalar/i,
  vi: /bị khóa|trang tổng quan|\btab\b|đã đăng(?! (?:nhập|ký|xuất))|được đăng(?! xuất)/i,
  zh: /账户|代理商|仪表板|屏蔽|谢绝|内撤销/,
};

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

it.each(LOCALES.filter((locale) => WRONG[locale]))('no text has a wrong word or form in %s', (locale) => {
  const texts = Object.values(bundledI18n(locale).getDataByLanguage(locale) ?? {}).flatMap(leaves);
  expect(texts.filter((text) => WRONG[locale]?.test(text))).toEqual([]);
});

function leaves(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts as Record<string, unknown>).flatMap(leaves);
}

it.each(LOCALES.filter((locale) => locale !== 'en'))('apostrophes are curved in %s', (locale) => {
  const texts = bundledI18n(locale).getDataByLanguage(locale);
  expect(JSON.stringify(texts)).not.toMatch(/\p{L}'\p{L}/u);
});
