import type { FastifyInstance } from 'fastify';
import { renameEntry } from '../catalogue/catalogue.control.ts';
import * as calls from '../contract/agencyControl.ts';
import { setExam } from '../dashboard/dashboard.control.ts';
import { startSiteAudit } from '../dashboard/siteAudit.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { findAccountId } from './accounts.ts';
import { giveAgency } from './agencies.ts';

/** Control calls for decisions of the moderators and the academy, and for the catalogue (O-10, O-21, O-36). */
export function agencyControlRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.renameCatalogueEntry, async ({ params, body }) => {
    await renameEntry(deps, params, body);
    return { status: 204 };
  });

  route(app, calls.giveAgency, async ({ params, body }) => {
    await giveAgency(deps, params.alias, await findAccountId(deps, body.account));
    return { status: 204 };
  });

  route(app, calls.passExam, async ({ params, body }) => {
    await setExam(deps, await findAccountId(deps, params.account), body);
    return { status: 204 };
  });

  route(app, calls.auditSite, async ({ params }) => {
    await startSiteAudit(deps, await findAccountId(deps, params.account));
    return { status: 204 };
  });
}
