import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useHref, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { LEAD_PAGE_SIZE } from '../../../../domain/leads.ts';
import { isTyping } from '../../../app/page/shortcuts.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import type { useLeadWalk_leads$key } from '../../../relay/__generated__/useLeadWalk_leads.graphql.ts';
import { useLeadAnswers } from '../answers/useLeadAnswers.ts';
import { useUndoKey } from '../answers/useUndoKey.ts';
import { changeFilter, leadsQuery, parseLeadsSearch } from '../leadsSearch.ts';
import type { LeadsSearch } from '../leadsSearch.ts';
import { isWaiting, nextToAnswer, placeOf } from './leadWalk.ts';
import { useRefetchAfterAnswers } from './useRefetchAfterAnswers.ts';

/** The position of the open lead in the list. */
export interface LeadWalk {
  readonly search: LeadsSearch;
  /** 1-based position in the whole list; null for a lead that is not on the page. */
  readonly position: number | null;
  readonly total: number;
  /** URL of the previous or next lead; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
  /** URL of the list without an open lead. */
  readonly closed: string;
  /** Whether the page has lost its last lead, so that the list's last page is being opened instead. */
  readonly isGone: boolean;
  /** Refetches the list as soon as no row would move under the pointer. */
  readonly refetchSoon: () => void;
}

/** The wish to go on after the last lead to answer of a page was answered, until other leads are found. */
interface Wish {
  readonly answeredId: string;
  /** Query string at that time. Once it has changed, the user does something else. */
  readonly query: string;
  /** How many leads the refetched list may count as waiting although they are answered; null until it has arrived. */
  readonly unconfirmed: number | null;
  /** Whether the list has been refetched since the answer was sent. If no lead has moved up by then, none will. */
  readonly isLast: boolean;
}

/** History state that says which lead to open on arrival at a page of the list. */
interface WalkState {
  readonly open: 'first' | 'last' | 'waiting';
}

/**
 * Walks through the leads of a list (EXT-09): J and K open the next and the previous one, even across pages, and
 * answering the open lead opens the next one to answer. If the page of a list of all leads has none left, that is the
 * first of those that wait. `element` contains the list.
 */
export function useLeadWalk(
  search: LeadsSearch,
  list: useLeadWalk_leads$key,
  element: RefObject<HTMLElement | null>,
  refetch: () => Promise<boolean>,
  readCounts: () => void,
): LeadWalk {
  const { nodes, pages, totalCount, statusCounters } = useFragment(
    graphql`
      fragment useLeadWalk_leads on LeadConnection @throwOnFieldError {
        totalCount
        pages
        statusCounters {
          pending
        }
        nodes {
          id
          slug
          uuid
          status
        }
      }
    `,
    list,
  );
  const { pending } = statusCounters;
  const leads = nodes.map(({ id, slug, uuid, status }) => ({ id, slug, uuid, status }));
  const navigate = useNavigate();
  const { t } = useTranslation('inbox');
  const state: unknown = useLocation().state;
  // While the user goes elsewhere, opening a lead would cancel that.
  const { location: target } = useNavigation();
  const isLeaving = target !== undefined;
  const answers = useLeadAnswers();
  const query = leadsQuery(search);
  const [wish, setWish] = useState<Wish | null>(null);
  /** First lead of the page being left, whose leads stay on screen until those of the next page have arrived. */
  const leftPage = useRef<string | null>(null);
  const [former, setFormer] = useState({ lead: search.lead, index: 0 });
  const place = placeOf(leads, search.lead, former.lead === search.lead ? former.index : 0);
  if (place.index >= 0 && (former.lead !== search.lead || former.index !== place.index))
    setFormer({ lead: search.lead, index: place.index });
  const page = leadsQuery({ ...search, lead: null });
  const here = useHref(paths.leads);
  const isLeavingList = isLeaving && (target.pathname !== here || listOf(target.search) !== page);
  const [filledPage, setFilledPage] = useState<string | null>(null);
  if (leads.length > 0 && filledPage !== page) setFilledPage(page);
  const isGone = leads.length === 0 && filledPage === page && pages > 0 && pages < search.page;
  const addressOf = (change: Partial<LeadsSearch>) => paths.leads + leadsQuery({ ...search, ...change });
  // Replaces the URL of an open lead, so that Back leaves the list instead of going through all leads opened.
  const open = (slug: string | null, options: object = {}) =>
    void navigate(addressOf({ lead: slug }), { replace: search.lead !== null, preventScrollReset: true, ...options });
  const openPage = (page: number, first: WalkState['open']) => {
    leftPage.current = leads[0]?.id ?? null;
    void navigate(addressOf({ page, lead: null }), { replace: search.lead !== null, state: { open: first } });
  };

  const openWaiting = () => {
    leftPage.current = null;
    const state: WalkState = { open: 'waiting' };
    void navigate(paths.leads + leadsQuery(changeFilter(search, { status: 'pending' })), { state });
  };

  const goNext = () => {
    if (place.next) open(place.next.slug);
    else if (search.page < pages) openPage(search.page + 1, 'first');
  };
  const goPrevious = () => {
    if (place.previous) open(place.previous.slug);
    else if (search.lead !== null && search.page > 1) openPage(search.page - 1, 'last');
  };
  const keys = [
    { keys: 'j', label: t(($) => $.keys.next), run: goNext },
    { keys: 'k', label: t(($) => $.keys.previous), run: goPrevious },
    ...(search.lead === null ? [] : [{ keys: 'Escape', label: t(($) => $.keys.close), run: () => open(null) }]),
  ];
  useShortcuts(isLeavingList ? [] : keys);
  useUndoKey();

  const opened = leads[place.index];
  const followAnswer = useEffectEvent((held: string | null, before: string | null) => {
    if (held !== null && held === opened?.id) {
      const next = nextToAnswer(leads, held);
      if (next) open(next.slug);
      else {
        setWish({ answeredId: held, query, unconfirmed: null, isLast: false });
        void refetchList(false);
      }
    }
    // The answer was taken back, so show its lead again.
    if (held !== null || before === null || answers.of(before) !== null) return;
    setWish(null);
    const lead = search.lead !== null && leads.find(({ id }) => id === before);
    if (lead) open(lead.slug);
  });
  useEffect(() => {
    let before = answers.heldLead();
    return answers.subscribe(() => {
      const held = answers.heldLead();
      if (held === before) return;
      followAnswer(held, before);
      before = held;
    });
  }, [answers]);

  const refetchList = async (isLast: boolean) => {
    const unconfirmed = answers.unconfirmed();
    const isFresh = await refetch();
    setWish((before) => before && { ...before, unconfirmed: isFresh ? unconfirmed : null, isLast });
  };
  const isAwaited = wish?.query === query;
  const refetchSoon = useRefetchAfterAnswers(element, () => refetchList(true), { isAwaited, readCounts });

  const isWishFollowed = () => isAwaited && !isLeaving && !isTyping(document.activeElement);
  const leaveGone = useEffectEvent(() => {
    leftPage.current = null;
    const change = isWishFollowed() ? { state: { open: 'first' }, lead: null } : { state: null, lead: search.lead };
    void navigate(addressOf({ page: pages, lead: change.lead }), { replace: true, state: change.state });
  });
  useEffect(() => {
    if (isGone && !isLeaving) leaveGone();
  }, [isGone, isLeaving]);

  const arrive = useEffectEvent(() => {
    // Arrived from the end of another page.
    const end = endOf(state);
    const lead = end === 'last' ? leads.at(-1) : end === 'first' ? leads[0] : leads.find(isWaiting);
    const isLoaded = leads[0]?.id !== leftPage.current;
    if (end !== null && lead && isLoaded && search.lead === null) open(lead.slug, { replace: true, state: null });
    if (!wish) return;
    const isFollowed = isWishFollowed();
    // All leads of the page have been answered, and the next ones have moved up.
    const waiting = leads.filter(isWaiting);
    const more = isFollowed && waiting.find(({ id }) => id !== wish.answeredId);
    const { unconfirmed } = wish;
    // An answer that failed keeps its lead waiting, and its lead on screen.
    const isElsewhere =
      isFollowed && waiting.length === 0 && search.status === null && unconfirmed !== null && pending > unconfirmed;
    if (more || isElsewhere || !isFollowed || wish.isLast) setWish(null);
    if (more) open(more.slug);
    else if (isElsewhere) openWaiting();
  });
  useEffect(() => arrive(), [state, nodes, query, wish]);

  return {
    search,
    position: place.index < 0 ? null : (search.page - 1) * LEAD_PAGE_SIZE + place.index + 1,
    total: totalCount,
    previous: place.previous ? addressOf({ lead: place.previous.slug }) : null,
    next: place.next ? addressOf({ lead: place.next.slug }) : null,
    closed: addressOf({ lead: null }),
    isGone,
    refetchSoon,
  };
}

/** Query string of the list that a URL's `search` shows, without its open lead. */
function listOf(search: string): string {
  return leadsQuery({ ...parseLeadsSearch(new URLSearchParams(search)), lead: null });
}

/** History state outlives releases, so it is validated like any URL. */
function endOf(state: unknown): WalkState['open'] | null {
  const open = typeof state === 'object' && state !== null && 'open' in state ? state.open : null;
  return open === 'first' || open === 'last' || open === 'waiting' ? open : null;
}
