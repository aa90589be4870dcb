import type { Insertable } from 'kysely';
import { STORY_TEXT_MAX } from '../../../domain/successStory.ts';
import type { AgencyImagesTable, AgencyReviewsTable, AgencyStoriesTable } from '../tables/agencies.ts';
import { DAY } from '../clock.ts';
import type { Choices } from './agencyProfile.ts';
import type { Pictures } from './agencyPictures.ts';
import { praiseIn } from './agencyReviews.ts';
import { projectTexts } from './agencyTexts.ts';
import type { ProjectText } from './agencyWording.ts';
import { type Company, companies } from './companies.ts';
import { person } from './people.ts';
import type { Random } from './random.ts';
import { fill } from './script.ts';

type Story = Omit<Insertable<AgencyStoriesTable>, 'agency_id' | 'position'>;
type AgencyImage = Omit<Insertable<AgencyImagesTable>, 'agency_id' | 'position'>;
export type Review = Omit<Insertable<AgencyReviewsTable>, 'agency_id'>;

/** How many stories, images and reviews an agency has. */
export interface Belongings {
  readonly published: number;
  readonly drafts: number;
  readonly awards: number;
  readonly logotypes: number;
  readonly reviews: number;
}

const COMPETITIONS = ['Golden Compass', 'Beacon Prize', 'Copper Quill', 'Northern Digital Awards', 'Clear Signal'];
const CATEGORIES = [
  'Search Campaign of the Year',
  'Best Small Agency',
  'Best Use of Data',
  'Craft in Content',
  'Best Shop',
];

/** Local clients first: the same country, else the same continent. */
export function demoClients(country: string, count: number, generator: Random): Company[] {
  const near = generator.shuffle(companies.filter((company) => company.country === country));
  const far = generator.shuffle(companies.filter((company) => company.country !== country));
  return [...near, ...far].slice(0, count);
}

export function demoStories(
  clients: readonly Company[],
  language: string,
  { published, drafts }: Belongings,
  now: Date,
  generator: Random,
): Story[] {
  const texts = textsIn(language, generator);
  return Array.from({ length: published + drafts }, (_, index) => {
    const isDraft = index >= published;
    const project = texts[index % texts.length];
    const text = written(project, clientFor(project, clients, index), generator);
    return {
      name: text.name,
      challenge: text.challenge,
      // A draft is not finished.
      solution: isDraft ? '' : text.solution,
      result: isDraft ? '' : text.result,
      budget: isDraft ? null : generator.pick([2500, 4000, 6000, 9000, 12_000, 18_000, 30_000, 45_000]),
      duration: isDraft ? null : generator.int(2, 14),
      year: isDraft ? null : now.getUTCFullYear() - generator.int(0, 4),
      status: isDraft ? 'draft' : 'published',
      removed_at: null,
    };
  });
}

export function demoImages(
  clients: readonly Company[],
  { awards, logotypes }: Belongings,
  pictures: Pictures,
  now: Date,
  generator: Random,
): AgencyImage[] {
  const categories = generator.shuffle(CATEGORIES);
  const won = Array.from({ length: awards }, (_, index): AgencyImage => {
    const place = generator.int(0, COMPETITIONS.length - 1);
    const year = now.getUTCFullYear() - generator.int(0, 4);
    const alt = `${COMPETITIONS[place]} ${year}: ${categories[index % categories.length]}`;
    return { kind: 'award', alt, file: pictures.award(year, place * 2 + (year % 2)) };
  });
  const logos = clients.slice(0, logotypes).map((client): AgencyImage => {
    const latin = client.domain.replace('.example', '').replaceAll('-', ' ');
    const name = /^[\x20-\x7e]+$/.test(client.name) ? client.name : latin;
    return { kind: 'logotype', alt: client.name, file: pictures.wordmark(name, companies.indexOf(client)) };
  });
  return [...won, ...logos];
}

/** Published reviews of clients, newest first. */
export function demoReviews(
  clients: readonly Company[],
  language: string,
  choices: Choices,
  count: number,
  now: Date,
  generator: Random,
): Review[] {
  const texts = textsIn(language, generator);
  const praise = praiseIn(language);
  return Array.from({ length: count }, (_, index) => {
    const client = clients[index % clients.length];
    const text = written(texts[index % texts.length], client, generator);
    const published = new Date(now.getTime() - Math.round((12 + 70 * index + 60 * generator.next()) * DAY));
    return {
      id: generator.uuid(),
      lead_id: null,
      author: person(client?.country ?? 'US', generator).name,
      company: client?.name ?? null,
      services: choices.named.slice(0, generator.int(1, 2)),
      budget: generator.pick(choices.budgets),
      project_duration: generator.pick(choices.project_durations),
      challenge: text.challenge,
      solution: text.solution,
      result: `${text.result} ${generator.pick(praise)}`,
      rating: generator.pick([3, 4, 4, 4, 5, 5, 5, 5, 5, 5]),
      status: 'published',
      created_at: new Date(published.getTime() - 4 * DAY),
      published_at: published,
    };
  });
}

/** The client at this place, or the next one with which the project's name is short enough. */
function clientFor(project: ProjectText | undefined, clients: readonly Company[], index: number): Company | undefined {
  const { length } = project?.name.replace('{client}', '') ?? '';
  const ordered = [...clients.slice(index % clients.length), ...clients];
  return ordered.find(({ name }) => length + name.length <= STORY_TEXT_MAX.name) ?? ordered[0];
}

function textsIn(language: string, generator: Random): ProjectText[] {
  return generator.shuffle(projectTexts[language] ?? projectTexts['en'] ?? []);
}

function written(text: ProjectText | undefined, client: Company | undefined, generator: Random): ProjectText {
  if (text === undefined) throw new RangeError('no texts of projects');
  const values = { client: client?.name ?? '' };
  // If a range occurs twice in a text, both get the same number.
  const drawn = new Map<string, string>();
  const say = (part: string): string => fill(part, values, generator, drawn);
  return {
    of: text.of,
    name: say(text.name),
    challenge: say(text.challenge),
    solution: say(text.solution),
    result: say(text.result),
  };
}
