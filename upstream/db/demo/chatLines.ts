import type { DealStatus } from '../tables/chats.ts';
import type { NewMessage } from '../../chats/messageRows.ts';
import { englishConversations } from './conversations.en.ts';
import { comebacks, localConversations } from './conversations.other.ts';
import type { DemoLead } from './leads.ts';
import { appointments, episodes, weeklyNumbers } from './longChat.ts';
import { laterEpisodes } from './longChat.secondHalf.ts';
import type { Random } from './random.ts';
import { fill, type Line } from './script.ts';

/** What is special about a demo chat. */
export type ChatRole =
  | 'long'
  | 'closed'
  | 'reopened'
  | 'unblocked'
  | 'dealPending'
  | 'dealConfirmed'
  | 'dealDenied'
  | 'withDeletion'
  /** The first message sent fails. */
  | 'failsOnce'
  /** Every message takes seconds to send. */
  | 'slow'
  | 'plain';

/** Number of messages in the long chat, including its opening cards. */
const LONG_CHAT_MESSAGES = 420;
const OPENING_CARDS = 2;

/** The name by which the agency addresses a lead: the first name in most languages, else the family or full name. */
function callName(lead: Pick<DemoLead, 'name' | 'language' | 'country'>): string {
  const [first = lead.name, ...rest] = lead.name.split(' ');
  if (lead.language === 'vi') return rest.join(' ') || first;
  if (lead.language === 'de' || lead.language === 'zh' || lead.language === 'ko') return lead.name;
  return first;
}

/** The prepared conversations for one account; each is used once before any of them repeats. */
export interface Stories {
  conversation(language: string): readonly Line[];
  /** What a lead writes when returning after a while. */
  comeback(language: string): readonly string[];
}

export function stories(generator: Random): Stories {
  const decks = new Map<readonly unknown[], unknown[]>();
  const draw = <T>(all: readonly T[]): T => {
    const left = (decks.get(all) ?? []) as T[];
    if (left.length === 0) left.push(...generator.shuffle(all));
    decks.set(all, left);
    const drawn = left.pop();
    if (drawn === undefined) throw new RangeError('no stories');
    return drawn;
  };
  return {
    conversation: (language) => draw(localConversations[language] ?? englishConversations),
    comeback: (language) => draw(comebacks[language] ?? comebacks['en'] ?? []),
  };
}

/** How a chat ends: with a message of the agency, of the lead, or of a lead who returns after a long time. */
export type ChatEnd = 'agency' | 'lead' | 'comeback';

/** The messages of a chat after its opening cards. */
export function chatMessages(
  lead: DemoLead,
  role: ChatRole,
  end: ChatEnd,
  stories: Stories,
  generator: Random,
): NewMessage[] {
  const lines =
    role === 'long' ? longLines() : firstPart(stories.conversation(lead.language), end === 'lead', generator);
  if (end === 'comeback') {
    lines.push(...stories.comeback(lead.language).map((text): Line => ({ sender: 'lead', text })));
  }
  const written = lines.map(({ sender, text }, index): NewMessage => ({
    sender,
    // The week number is for the long chat; other texts have no such placeholder.
    text: fill(text, { ...slots(lead), week: String(weekOf(lines, index)) }, generator),
    language: lead.language,
  }));
  return withCards(written, lead, role, generator);
}

function firstPart(conversation: readonly Line[], endsWithLead: boolean, generator: Random): Line[] {
  // Many chats are unfinished: keep the first part, up to a message of the side that is to end it.
  const ends = conversation.flatMap(({ sender }, index) => ((sender === 'lead') === endsWithLead ? [index] : []));
  const last = generator.chance(0.45) ? ends.at(-1) : generator.pick(ends);
  return conversation.slice(0, (last ?? 0) + 1);
}

/** Fills the chat with weeks of reported numbers, an appointment and one or two episodes each. */
function longLines(): Line[] {
  const stories = [...episodes, ...laterEpisodes];
  const weeks = Math.ceil(stories.length / 1.5);
  const lines: Line[] = [];
  for (let week = 0; week < weeks; week += 1) {
    lines.push(...(weeklyNumbers[week % weeklyNumbers.length] ?? []));
    lines.push(...(stories[Math.floor(week * 1.5)] ?? []));
    lines.push(...(appointments[week % appointments.length] ?? []));
    if (week % 2 === 1) lines.push(...(stories[Math.floor(week * 1.5) + 1] ?? []));
  }
  return lines.slice(0, LONG_CHAT_MESSAGES - OPENING_CARDS);
}

/** Number of weekly reports up to and including this line. */
function weekOf(lines: readonly Line[], index: number): number {
  return lines.slice(0, index + 1).filter(({ text }) => text.includes('{week}')).length;
}

function slots(lead: DemoLead): Record<string, string> {
  return { name: callName(lead), company: lead.company ?? lead.name };
}

/** Adds the cards and endings of a role. */
function withCards(written: NewMessage[], lead: DemoLead, role: ChatRole, generator: Random): NewMessage[] {
  const middle = Math.max(2, Math.floor(written.length * 0.6));
  // The conversation continues after the card, however short it is.
  const beforeTheLast = Math.min(middle, written.length - 1);
  switch (role) {
    case 'reopened':
      return insert(written, beforeTheLast, [{ sender: 'system', key: 'agency-reject', isNews: false }]);
    case 'unblocked':
      return insert(written, beforeTheLast, [{ sender: 'system', key: 'lead-blocked', isNews: false }]);
    case 'dealPending':
      return [...written, ...dealCards(lead, 'pending', generator)];
    case 'dealConfirmed':
      return insert(written, middle, dealCards(lead, 'confirmed', generator));
    case 'dealDenied':
      return insert(written, middle, dealCards(lead, 'denied', generator));
    default:
      return written;
  }
}

function dealCards(lead: DemoLead, state: DealStatus, generator: Random): NewMessage[] {
  const name = lead.company ?? lead.name;
  const params: Record<string, string> = { dealUuid: generator.uuid(), name };
  if (state !== 'pending') params['answer'] = state === 'confirmed' ? 'yes' : 'no';
  if (lead.website !== null) params['website'] = lead.website;
  const terms = {
    budget: String(lead.budget_to ?? (lead.budget_from ?? 4000) * 2),
    duration: lead.project_duration ?? 'oneToThreeMonths',
  };
  const card: NewMessage = {
    sender: 'system',
    key: 'agency-deal',
    dealStatus: state,
    params: { ...params, leadUuid: lead.id, ...terms },
    isNews: false,
  };
  if (state === 'pending') return [card];
  return [card, { sender: 'system', key: `agency-deal-lead-${state}`, dealStatus: state, params, isNews: false }];
}

function insert(messages: readonly NewMessage[], at: number, more: readonly NewMessage[]): NewMessage[] {
  return [...messages.slice(0, at), ...more, ...messages.slice(at)];
}
