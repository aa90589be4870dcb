import { Type, type Static } from 'typebox';
import { call, Count, Day, Described, Entity, Nullable } from './call.ts';
import { Days } from './dashboard.ts';

/** One number for each day, in their order. */
const ByDay = Type.Array(Count);
/** The same; null before the agency is first published. */
const OfPage = Nullable(ByDay);

export const DailyFigures = Entity('Daily figures: every list has one number for each day from `from` to `to`.', {
  from: Day,
  to: Day,
  impressions: OfPage,
  pageViews: OfPage,
  websiteClicks: OfPage,
  linkClicks: OfPage,
  leads: Described('Leads received, without blocked ones.', ByDay),
  budgets: Described(
    "Sum of the upper ends of the leads' budgets, whole USD; an open budget counts with its lower end.",
    ByDay,
  ),
});
export type WireDailyFigures = Static<typeof DailyFigures>;

export const Series = Entity('Daily figures for a range of days, and for the same number of days right before it.', {
  timeZone: Described('IANA name of the time zone in which the days begin.', Type.String()),
  current: DailyFigures,
  previous: DailyFigures,
});
export type WireSeries = Static<typeof Series>;

export const ResponseReason = Entity('Why the response score has changed.', {
  code: Type.Enum(['answeredInTime', 'answeredLate', 'expired', 'oldInTime', 'oldLate', 'blocked']),
  leads: Described('How many leads.', Count),
  effect: Described(
    'By how much they changed the score, rounded to hundredths; all effects add up to the change.',
    Type.Number(),
  ),
});
export type WireResponseReason = Static<typeof ResponseReason>;

export const PagePart = Entity("A part of the page's completeness.", {
  part: Type.Enum(['stories', 'clientLogos', 'awards']),
  count: Count,
  goal: Described('Number that makes the part complete.', Count),
});

export const VisibilityDetails = Entity('What the visibility scores consist of, and why they changed.', {
  response: Type.Object({
    score: Described(
      'The score at the end of the days; null if too few leads were answered or expired.',
      Nullable(Type.Number()),
    ),
    answeredInTime: Described('Leads answered within 24 hours.', Count),
    decided: Described('Leads of the last 90 days that were answered or expired.', Count),
    before: Described('The score at the beginning of the days.', Nullable(Type.Number())),
    reasons: Described('Largest effect first; empty if one of the scores is unknown.', Type.Array(ResponseReason)),
  }),
  page: Nullable(Type.Object({ score: Type.Number(), parts: Type.Array(PagePart) })),
});
export type WireVisibilityDetails = Static<typeof VisibilityDetails>;

const needsSubscription = { 403: ['SUBSCRIPTION_REQUIRED'] } as const;
const figures = { method: 'GET', tag: 'dashboard', query: Days, errors: needsSubscription } as const;

export const getSeries = call({
  ...figures,
  row: 'RST-38',
  path: '/account/dashboard/series',
  summary: 'Daily figures for at most 400 days, and for the same number of days before them (addition).',
  responses: { 200: Series },
});

export const getVisibilityDetails = call({
  ...figures,
  row: 'RST-36',
  path: '/account/dashboard/visibility-details',
  summary: 'What the visibility scores consist of, and why they changed over some days (addition).',
  responses: { 200: VisibilityDetails },
});
