import { beforeAll, expect, test } from 'vitest';
import { START_WITHIN, TEST_PASSWORD } from '../http/testing/testServer.ts';
import { type ProfileOwner, type ProfileServer, startProfileServer } from './testing/profileServer.ts';
import { profileInput } from './testing/profileInput.ts';

let profiles: ProfileServer;
let owner: ProfileOwner;
beforeAll(async () => {
  profiles = await startProfileServer();
  owner = await profiles.owner();
}, START_WITHIN);

async function settings(method: 'GET' | 'PUT', body?: object) {
  const credentials = { email: owner.email, password: TEST_PASSWORD };
  const session = await profiles.server.call('POST', '/auth/login', { body: credentials });
  const { token } = session.body as { token: string };
  return await profiles.server.call(method, '/account/email-settings', { token, ...(body && { body }) });
}

test('settings and profile share their data: what one saves, the other reads (RST-53, RST-54, ENT-53)', async () => {
  expect((await settings('GET')).body).toEqual({ isConsented: true, values: [owner.email] });
  const saved = await settings('PUT', { isConsented: true, values: [' Leads@Acme.com ', 'anna@acme.com'] });
  const values = ['leads@acme.com', 'anna@acme.com'];
  expect([saved.status, saved.body]).toEqual([200, { isConsented: true, values }]);
  expect((await owner.profile()).emailSettings).toEqual({ isConsented: true, values });
  await owner.save(profileInput({ emailSettings: { isConsented: true, values: ['new@acme.com'] } }, true));
  expect((await settings('GET')).body).toEqual({ isConsented: true, values: ['new@acme.com'] });
});

test.each([
  [{ isConsented: false, values: ['anna@acme.com'] }, [['isConsented', 'REQUIRED']]],
  [{ isConsented: true, values: [] }, [['values', 'REQUIRED']]],
  [{ isConsented: true, values: ['anna@acme'] }, [['values[0]', 'INVALID_EMAIL']]],
  [{ isConsented: true, values: ['anna@acme.com', 'ANNA@acme.com'] }, [['values[1]', 'DUPLICATE']]],
  [{ isConsented: true, values: ['a@b.de', 'b@b.de', 'c@b.de', 'd@b.de'] }, [['values', 'TOO_MANY']]],
])('%j is refused, and nothing changes (RST-54, VAL-27, VAL-28)', async (body, fields) => {
  const before = (await settings('GET')).body;
  const refused = await settings('PUT', body);
  expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  const found = (refused.body as { fields: { path: string; code: string }[] }).fields;
  expect(found.map(({ path, code }) => [path, code])).toEqual(fields);
  expect((await settings('GET')).body).toEqual(before);
});
