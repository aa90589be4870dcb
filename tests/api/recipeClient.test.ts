import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepRunning, openPortal, PortalError } from '../../examples/recipes/portal.ts';

/** HTTP 503 with `Retry-After`. */
class Busy {
  readonly retryAfter: string;

  constructor(retryAfter: string) {
    this.retryAfter = retryAfter;
  }
}

/** A portal that gives these answers, one after the other (null: none), and how many of them were asked for. */
async function portalAnswering(...answers: readonly (object | null)[]) {
  const asked = { times: 0 };
  const server = createServer((_request, response) => {
    const answer = answers[asked.times];
    asked.times += 1;
    if (answer === null) return void response.destroy();
    if (answer instanceof Busy) return void response.writeHead(503, { 'retry-after': answer.retryAfter }).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { portal: openPortal({ url: `http://127.0.0.1:${port}/graphql`, token: 'x' }), asked };
}

const LIMITED = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 0 } }];
const READ = '{ viewer { leads { totalCount } } }';
const WRITE = 'mutation { setLeadStage(input: { leadId: "a" }) { lead { stage } } }';

test.each([
  ['query', READ, { viewer: { leads: null } }],
  ['query after a comment', `# The leads.\n# In all.\n${READ}`, { viewer: { leads: null } }],
  ['mutation', WRITE, null],
])('the client of the recipes repeats a %s that the upstream has limited', async (_kind, operation, data) => {
  const done = { viewer: {} };
  const { portal, asked } = await portalAnswering({ errors: LIMITED, data }, { data: done });
  expect(await portal.ask(operation)).toEqual(done);
  expect(asked.times).toBe(2);
});

test('but not a mutation that was executed, of whose response only a part was limited', async () => {
  const data = { setLeadStage: { lead: null } };
  const { portal, asked } = await portalAnswering({ errors: LIMITED, data });
  await expect(portal.ask(WRITE)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(asked.times).toBe(1);
});

test('it waits until the time that a busy proxy names in Retry-After', async () => {
  const time = new Date(Date.now() + 3_000).toUTCString();
  const { portal, asked } = await portalAnswering(new Busy(time), { data: { viewer: {} } });
  await portal.ask(WRITE);
  expect(asked.times).toBe(2);
  // Timers may fire a little early.
  expect(Date.now()).toBeGreaterThan(Date.parse(time) - 50);
});

test.each([
  ['a time in the past', new Date(0).toUTCString()],
  ['nothing readable', 'soon'],
])('or a second, if it names %s', async (_what, retryAfter) => {
  const { portal, asked } = await portalAnswering(new Busy(retryAfter), { data: { viewer: {} } });
  const began = performance.now();
  await portal.ask(WRITE);
  expect(asked.times).toBe(2);
  expect(performance.now() - began).toBeGreaterThan(950);
});

test.each([
  ['a query is repeated', READ, 2],
  ['a mutation is not', WRITE, 1],
])('if the connection breaks, %s', async (_what, operation, times) => {
  const { portal, asked } = await portalAnswering(null, { data: { viewer: {} } });
  const answer = portal.ask(operation);
  if (times === 1) await expect(answer).rejects.toThrow('fetch failed');
  else expect(await answer).toEqual({ viewer: {} });
  expect(asked.times).toBe(times);
});

test('and it gives up after four attempts', async () => {
  const limited = { errors: LIMITED, data: null };
  const { portal, asked } = await portalAnswering(limited, limited, limited, limited);
  await expect(portal.ask(READ)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(asked.times).toBe(4);
});

test.each([
  ['a comment', `# query\n${WRITE}`],
  ['a fragment', `fragment Stage on Lead { stage } ${WRITE}`],
])('a mutation after %s is not repeated if the upstream fails', async (_name, operation) => {
  const errors = [{ message: 'The service failed.', extensions: { code: 'UPSTREAM_ERROR' } }];
  const { portal, asked } = await portalAnswering({ errors, data: null }, { data: {} });
  await expect(portal.ask(operation)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  expect(asked.times).toBe(1);
});

test('a program that follows events is started again until the portal refuses its token', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const refused = new PortalError([{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }]);
  const limited = new PortalError([{ message: 'Later.', extensions: { code: 'RATE_LIMITED' } }]);
  const follow = vi
    .fn(() => new Promise<void>(() => {}))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockRejectedValueOnce(limited)
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(refused);
  await expect(keepRunning(follow, 0)).rejects.toBe(refused);
  expect(follow).toHaveBeenCalledTimes(4);
  expect(log).toHaveBeenCalledTimes(2);
});
