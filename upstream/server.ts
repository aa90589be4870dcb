import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import type { OfferCodes } from './account/account.ts';
import { authRoutes } from './auth/auth.routes.ts';
import type { AddressTrust } from './auth/clientAddress.ts';
import type { CsrfTokens } from './auth/csrf.ts';
import type { PasswordCost } from './auth/password.ts';
import { chatsRoutes } from './chats/chats.routes.ts';
import { briefsRoutes } from './briefs/briefs.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Call } from './contract/call.ts';
import { controlRoutes } from './control/control.routes.ts';
import { injectFaults } from './control/faultInjection.ts';
import type { Faults } from './control/faults.ts';
import type { LogLevel } from './config.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import type { Deps } from './db/deps.ts';
import { dealsRoutes } from './deals/deals.routes.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { hubspotRoutes } from './hubspot/hubspot.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { checkAnswers } from './http/answerCheck.ts';
import { answerErrors, answerUnreadable } from './http/errors.ts';
import { guardCalls } from './http/guard.ts';
import { omitOptionalAdditions } from './http/optionalAdditions.ts';
import { readBodies } from './http/bodies.ts';
import { logOptions } from './http/logOptions.ts';
import { recordRequests } from './http/requestRecorder.ts';
import type { RequestLog } from './http/requestLog.ts';
import { compileInput } from './http/validation.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { outreachRoutes } from './outreach/outreach.routes.ts';
import { pageEventsRoutes } from './pageEvents/pageEvents.routes.ts';
import { pageOptimizationRoutes } from './pageOptimization/pageOptimization.routes.ts';
import { emailSettingsRoutes } from './profile/emailSettings.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { purchaseRoutes } from './purchase/purchase.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { whatsAppRoutes } from './whatsapp/whatsapp.routes.ts';

export interface ServerDeps extends Deps {
  readonly csrf: CsrfTokens;
  readonly requestLog: RequestLog;
  readonly faults: Faults;
  readonly messagingPath: string;
  /** Contains the folder of files. */
  readonly dataFolder: string;
  /** Milliseconds. */
  readonly sessionLifetime: number;
  readonly passwordCost: PasswordCost;
  /** Whether the accounts are those of the demo. */
  readonly demo: boolean;
  readonly offers: OfferCodes;
  readonly control: boolean;
  readonly checkAnswers: boolean;
  readonly optionalAdditions: boolean;
  readonly clientAddressTrust: AddressTrust;
  readonly webhookAllowPrivate: boolean;
  readonly portalUrl: string;
  readonly logLevel: LogLevel;
}

/** Maximum size of a body, in bytes. */
const MAX_BODY = 1024 * 1024;

/** Creates the server with all its routes; the caller starts and closes it. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(deps.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    frameworkErrors: answerUnreadable,
    // A caller's request id is only used if it is well-formed.
    genReqId: ({ headers }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id) ? id : randomUUID();
    },
    routerOptions: {
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      caseSensitive: true,
      // High enough that the schemas respond with 404 to a name that is too long, rather than the router with 400.
      maxParamLength: 10_000,
    },
  });
  app.setValidatorCompiler(compileInput);
  app.setSerializerCompiler(() => JSON.stringify);

  const calls: Call[] = [];
  app.addHook('onRoute', ({ config }) => {
    if (config?.call !== undefined) calls.push(config.call);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  });

  readBodies(app);
  recordRequests(app, deps.requestLog);
  answerErrors(app);
  if (!deps.optionalAdditions) omitOptionalAdditions(app);
  guardCalls(app, deps);
  injectFaults(app, deps.faults);
  if (deps.checkAnswers) checkAnswers(app);
  app.addHook('preClose', async () => deps.faults.clear());

  app.get('/healthz', async () => {
    await deps.db.selectFrom('settings').select('name').limit(1).execute();
    return { status: 'ok' };
  });
  docsRoutes(app, { calls, messagingPath: deps.messagingPath, control: deps.control });
  authRoutes(app, deps);
  accountRoutes(app, deps);
  await catalogueRoutes(app, deps);
  briefsRoutes(app, deps);
  notificationsRoutes(app, deps);
  outreachRoutes(app, deps);
  pageEventsRoutes(app, deps);
  dashboardRoutes(app, deps);
  directoryRoutes(app, deps);
  filesRoutes(app, deps);
  hubspotRoutes(app, deps);
  await imagesRoutes(app, deps);
  await leadsRoutes(app, deps);
  dealsRoutes(app, deps);
  pageOptimizationRoutes(app, deps);
  await profileRoutes(app, deps);
  emailSettingsRoutes(app, deps);
  purchaseRoutes(app, deps);
  reviewsRoutes(app, deps);
  webhooksRoutes(app, deps);
  whatsAppRoutes(app, deps);
  await app.register(async (messaging) => await chatsRoutes(messaging, deps), { prefix: deps.messagingPath });
  if (deps.control) controlRoutes(app, deps);
  return app;
}
