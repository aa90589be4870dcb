import { isUuid } from '../../domain/uuid.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { MutationResolvers, RecordAgencyEventsInput, SendBriefInput } from '../schema.types.ts';
import { briefUserError, toBrief, toBriefUserErrors } from './brief.map.ts';
import { isAlias } from './directoryFilter.ts';
import { aliasOf, eventTypeEnum } from './directory.map.ts';
import { postBrief, postEvents } from './directory.rest.ts';
import { isRobot } from './knownRobots.ts';

/** Maximum number of events in one view. */
const MOST_EVENTS = 100;

async function send(input: SendBriefInput, context: Context) {
  const missing = briefUserError('AGENCY_NOT_FOUND', [input.agencyId == null ? 'agencyAlias' : 'agencyId']);
  const alias = aliasOf({ id: input.agencyId, alias: input.agencyAlias });
  if (alias === null) return { isSent: false, errors: [missing] };
  const { brief, errors } = toBrief(input, context.locale);
  if (errors.length > 0) return { isSent: false, errors: [...errors] };
  try {
    // Anonymous even when signed in: a brief is always a visitor's.
    const rest = context.session.restFor(null);
    await postBrief(rest, alias, brief, {
      idempotencyKey: input.idempotencyKey.toLowerCase(),
      clientAddress: context.session.clientAddress,
    });
    return { isSent: true, errors: [] };
  } catch (error) {
    const refused = toBriefUserErrors(error, missing);
    if (!refused) throw error;
    return { isSent: false, errors: refused };
  }
}

/** Records what a visitor saw. Failures are swallowed, because a visitor can do nothing about them. */
async function count({ view, events }: RecordAgencyEventsInput, { session, log }: Context): Promise<boolean> {
  const known = events.flatMap(({ alias, type }) =>
    isAlias(alias) ? [{ alias, type: eventTypeEnum.write(type), view: view.toLowerCase() }] : [],
  );
  if (known.length === 0) return false;
  try {
    await postEvents(session.restFor(null), known);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind, status: error.status }, 'events of a page were not counted');
    return false;
  }
}

/** Mutations for visitors without an account: sending briefs and recording events (RST-76, DIR-12, DIR-13). */
export const visitorResolvers = {
  Mutation: {
    sendBrief: (_mutation, { input }, context) => {
      if (!isUuid(input.idempotencyKey)) throw new GatewayError('BAD_USER_INPUT', 'idempotencyKey must be a uuid.');
      // Honeypot: only bots fill in the hidden field, and they get a success response.
      if (input.nickname?.trim()) return { isSent: true, errors: [] };
      return send(input, context);
    },
    recordAgencyEvents: async (_mutation, { input }, context) => {
      if (!isUuid(input.view)) throw new GatewayError('BAD_USER_INPUT', 'view must be a uuid.');
      if (input.events.length < 1 || input.events.length > MOST_EVENTS) {
        throw new GatewayError('BAD_USER_INPUT', `events takes 1 to ${MOST_EVENTS} events.`);
      }
      return { isCounted: !isRobot(context.userAgent) && (await count(input, context)) };
    },
  },
} satisfies { Mutation: Fields<MutationResolvers, 'sendBrief' | 'recordAgencyEvents'> };
