import type { AccountTables } from './tables/accounts.ts';
import type { AgencyTables } from './tables/agencies.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ChatTables } from './tables/chats.ts';
import type { DealTables } from './tables/deals.ts';
import type { LeadTables } from './tables/leads.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PurchaseTables } from './tables/purchases.ts';
import type { ScoreTables } from './tables/scores.ts';
import type { VisitorTables } from './tables/visitors.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/** All tables of the upstream, for Kysely. Each area declares its own in tables/. */
export interface Database
  extends
    AccountTables,
    AgencyTables,
    CatalogueTables,
    LeadTables,
    ChatTables,
    DealTables,
    OutboxTables,
    PurchaseTables,
    ScoreTables,
    VisitorTables,
    WebhookTables {}
