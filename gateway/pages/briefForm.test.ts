import { describe, expect, it, vi } from 'vitest';
import { isUuid } from '../../domain/uuid.ts';
import type { Context } from '../context.ts';
import { visitorResolvers } from '../directory/visitor.resolvers.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { SendBriefInput } from '../schema.types.ts';
import { sendBriefForm } from './briefForm.ts';

const POSTED = 'name=Ada&email=ada%40acme.example&text=We+want+to+be+found+by+many+more+people.&services=seo';
const context = {} as Context;

/** A visitor resolver that answers with `answer`, and its calls. */
function answering(answer: () => Promise<Awaited<ReturnType<typeof visitorResolvers.Mutation.sendBrief>>>) {
  const asked: SendBriefInput[] = [];
  vi.spyOn(visitorResolvers.Mutation, 'sendBrief').mockImplementation((_mutation, { input }) => {
    asked.push(input);
    return answer();
  });
  return asked;
}

function send(posted: string, agency = 'north-star') {
  return sendBriefForm(agency, new URLSearchParams(posted), context);
}

describe('a brief sent without JavaScript (DIR-13)', () => {
  it('has the same idempotency key for the same brief, and another one for other text or another agency', async () => {
    const asked = answering(() => Promise.resolve({ isSent: true, errors: [] }));
    for (const posted of [POSTED, POSTED, `${POSTED}&company=Acme`]) expect(await send(posted)).toBeNull();
    expect(await send(POSTED, 'south-star')).toBeNull();
    const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.every(isUuid)).toBe(true);
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toBe(keys[1]);
    expect(asked[0]).toMatchObject({ agencyAlias: 'north-star', name: 'Ada', serviceIds: ['seo'], company: null });
  });

  const DRAFT_KEY = '0b1ef000-0000-4000-8000-000000000001';
  const reused = new UpstreamError({ kind: 'status', status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });

  it('has the key of the draft in the browser, which may have sent it before', async () => {
    const asked = answering(() => Promise.resolve({ isSent: true, errors: [] }));
    expect(await send(`${POSTED}&key=${DRAFT_KEY}`)).toBeNull();
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([DRAFT_KEY]);
  });

  it('is sent as a new brief if it was changed after the first version had arrived', async () => {
    const answers = [() => Promise.reject(reused), () => Promise.resolve({ isSent: true, errors: [] })];
    const asked = answering(() => (answers.shift() ?? expect.unreachable())());
    expect(await send(`${POSTED}&key=${DRAFT_KEY}`)).toBeNull();
    expect(asked.map(({ idempotencyKey }) => idempotencyKey === DRAFT_KEY)).toEqual([true, false]);
  });

  it('has arrived if its content has been sent in another language', async () => {
    const asked = answering(() => Promise.reject(reused));
    expect(await send(`${POSTED}&key=no-uuid`)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('keeps its values if it is refused', async () => {
    const asked = answering(() =>
      Promise.resolve({
        isSent: false,
        errors: [{ code: 'TOO_SHORT' as const, message: '', path: ['text'], retryAfterSeconds: null }],
      }),
    );
    expect(await send(POSTED)).toMatchObject({
      agency: 'north-star',
      key: asked[0]?.idempotencyKey,
      form: { name: 'Ada', services: ['seo'] },
      faults: [{ field: 'text', code: 'TOO_SHORT' }],
      failure: null,
    });
  });

  it.each([
    [new UpstreamError({ kind: 'timeout' }), 'unsure'],
    [new UpstreamError({ kind: 'network', outcomeUnknown: true }), 'unsure'],
    [new UpstreamError({ kind: 'breakerOpen' }), 'general'],
    [new UpstreamError({ kind: 'rateLimited', status: 429, retryAfter: 60 }), 'tooMany'],
  ])('after %s shows that it is %s, and returns the key for the next attempt', async (error, kind) => {
    const asked = answering(() => Promise.reject(error));
    const refused = await send(POSTED);
    expect(refused?.failure?.kind).toBe(kind);
    expect(refused?.key).toBe(asked[0]?.idempotencyKey);
  });

  it('rethrows internal errors', async () => {
    answering(() => Promise.reject(new TypeError('broken')));
    await expect(send(POSTED)).rejects.toThrow('broken');
  });
});
