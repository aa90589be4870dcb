import type { WireProfile, WireProfileInput } from '../../contract/profile.ts';
import { seedLocations } from '../../db/demo/locations.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../http/testing/testServer.ts';
import { profileInput } from './profileInput.ts';

/** An account, and calls to change its profile. */
export interface ProfileOwner {
  readonly email: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path?: string,
    body?: unknown,
    language?: string,
  ): Promise<TestAnswer>;
  profile(): Promise<WireProfile>;
  user(): Promise<unknown>;
  save(input: WireProfileInput): Promise<TestAnswer>;
  /** Starts a draft that has a logo, without uploading one. */
  giveLogo(): Promise<void>;
  setAccount(values: object): Promise<void>;
  setAgency(values: object): Promise<void>;
}

export interface ProfileServer {
  readonly server: TestServer;
  /** Creates a paid account on tariff AGK_M. */
  owner(): Promise<ProfileOwner>;
}

/** Starts a server with locations, which is closed after the test file. */
export async function startProfileServer(): Promise<ProfileServer> {
  const server = await startTestServer();
  await seedLocations(server.db);
  let owners = 0;
  return {
    server,
    async owner() {
      owners += 1;
      const email = `owner-${owners}@acme.com`;
      const token = await server.signUp(email);
      const { id } = await server.db
        .updateTable('accounts')
        .set({ subscription_status: 'paid', tariff: 'AGK_M' })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      const owner: ProfileOwner = {
        email,
        call: async (method, path = '', body, language = 'en') =>
          await server.call(method, `/profile${path}`, { token, body, headers: { 'accept-language': language } }),
        profile: async () => (await owner.call('GET')).body as WireProfile,
        user: async () => ((await server.call('GET', '/account/', { token })).body as { user: unknown }).user,
        save: async (input) => await owner.call('PUT', '', input),
        async giveLogo() {
          await owner.save(profileInput({}, true));
          await owner.setAgency({ logo_name: 'kestrel.png', logo_file: `${'a'.repeat(32)}.png` });
        },
        async setAccount(values) {
          await server.db.updateTable('accounts').set(values).where('id', '=', id).execute();
        },
        async setAgency(values) {
          await server.db.updateTable('agencies').set(values).where('account_id', '=', id).execute();
        },
      };
      return owner;
    },
  };
}
