import type { WireScore } from '../../contract/dashboard.ts';
import { insertAgency } from '../../db/testing/testRows.ts';
import { startTestServer, TEST_NOW, type TestAnswer, type TestServer } from '../../http/testing/testServer.ts';

/** The test accounts: `owner` has a published agency, `beginner` none, `free` neither an agency nor a subscription. */
export type DashboardAccount = 'owner' | 'beginner' | 'free';

export interface DashboardServer {
  readonly server: TestServer;
  readonly agencyId: number;
  readonly ownerId: string;
  readonly ownerToken: string;
  /** The response to a dashboard call, made as the owner by default. */
  call(path: string, as?: DashboardAccount): Promise<TestAnswer>;
  /** The body of that response. */
  get(path: string, as?: DashboardAccount): Promise<unknown>;
  score(as?: DashboardAccount): Promise<WireScore>;
  /** Recommended actions with their priority, e.g. `setupProject high`. */
  actions(as?: DashboardAccount): Promise<string[]>;
}

/** Starts a server for the tests of one file, with the accounts above; the owner's days start at midnight in Tokyo. */
export async function startDashboardServer(): Promise<DashboardServer> {
  const server = await startTestServer();
  const accounts = {
    owner: await signUp(server, 'owner'),
    beginner: await signUp(server, 'beginner'),
    free: await signUp(server, 'free'),
  };
  const agencyId = await insertOwnersAgency(server, accounts.owner.id);

  async function call(path: string, as: DashboardAccount = 'owner'): Promise<TestAnswer> {
    return await server.call('GET', `/account/dashboard/${path}`, { token: accounts[as].token });
  }

  async function get(path: string, as?: DashboardAccount): Promise<unknown> {
    return (await call(path, as)).body;
  }

  return {
    server,
    agencyId,
    ownerId: accounts.owner.id,
    ownerToken: accounts.owner.token,
    call,
    get,
    score: async (as) => (await get('score', as)) as WireScore,
    async actions(as) {
      const { actions } = (await get('actions', as)) as { actions: { action: string; priority: string }[] };
      return actions.map(({ action, priority }) => `${action} ${priority}`);
    },
  };
}

async function signUp(
  { db, signUp: open }: TestServer,
  name: DashboardAccount,
): Promise<{ id: string; token: string }> {
  const email = `${name}@acme.com`;
  const token = await open(email);
  const { id } = await db
    .updateTable('accounts')
    .set({ time_zone: 'Asia/Tokyo', tariff: 'AGK_M', subscription_status: name === 'free' ? 'free' : 'paid' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A page with some content that counts towards its score: a description, two published stories, three awards. */
async function insertOwnersAgency({ db }: TestServer, ownerId: string): Promise<number> {
  const agency = await insertAgency(db, 'Bright Fox', {
    account_id: ownerId,
    short_description: 'x'.repeat(100),
    detailed_description: '😀'.repeat(1000),
    services: [1, 102, 2, 999],
    industries: [1],
  });
  const story = { agency_id: agency.id, challenge: '', solution: '', result: '', budget: null, duration: null };
  await db
    .insertInto('agency_stories')
    .values([
      { ...story, position: 0, name: 'A', status: 'published' },
      { ...story, position: 1, name: 'B', status: 'published' },
      { ...story, position: 2, name: 'C', status: 'draft' },
      { ...story, position: 3, name: 'D', status: 'published', removed_at: TEST_NOW },
    ])
    .execute();
  await db
    .insertInto('agency_images')
    .values(
      [1, 2, 3].map((position) => ({ agency_id: agency.id, kind: 'award' as const, position, alt: '', file: 'x' })),
    )
    .execute();
  return agency.id;
}
