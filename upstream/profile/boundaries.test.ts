import { beforeAll, expect, test } from 'vitest';
import { BOUNDARY_CASES } from '../../domain/profile/testing/boundaryCases.ts';
import type { WireError, WireFieldError } from '../contract/call.ts';
import { seedLocations } from '../db/demo/locations.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';
import { profileInput } from './testing/profileInput.ts';

let server: TestServer;
let token: string;
let csrf: string;

beforeAll(async () => {
  server = await startTestServer();
  await seedLocations(server.db);
  token = await server.signUp('owner@acme.com');
  csrf = await server.csrf(token);
  await server.db.updateTable('accounts').set({ subscription_status: 'paid' }).execute();
  await server.call('PUT', '/profile', { token, body: profileInput({}, true) });
}, START_WITHIN);

test.each(
  BOUNDARY_CASES.map((boundary) => [`${boundary.row} ${boundary.name} (${boundary.tariff})`, boundary] as const),
)('form, gateway and upstream agree on %s (VAL-54)', async (_title, { tariff, change, faults }) => {
  const logo = change.logo === undefined ? 'kestrel.png' : (change.logo?.name ?? null);
  await server.db.updateTable('accounts').set({ tariff }).execute();
  await server.db
    .updateTable('agencies')
    .set({ logo_name: logo, logo_file: logo === null ? null : 'a.png' })
    .execute();
  const { status, body } = await server.call('PUT', '/profile', { token, csrf, body: profileInput(change) });
  expect(refusedIn(body)).toEqual(faults.map(({ path, code }) => ({ path, code })));
  expect(status).toBe(faults.length === 0 ? 200 : 422);
  // The message is a phrase for people, not the code again.
  for (const { message } of fieldsOf(body)) expect(message).toMatch(/^(?:is|has|must be) [a-z0-9]/);
});

function refusedIn(body: unknown): object[] {
  return fieldsOf(body).map(({ path, code }) => ({ path, code }));
}

function fieldsOf(body: unknown): readonly WireFieldError[] {
  return (body as Partial<WireError>).fields ?? [];
}
