import { expect, test } from 'vitest';
import { newSecret, signatureOf } from './signature.ts';

test('signs according to Standard Webhooks, as the specification’s example shows (EXT-23)', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = signatureOf('msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}', [secret]);
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('signs with each secret, the newest first (EXT-23)', () => {
  const [old, current] = [newSecret(), newSecret()];
  expect(old).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(old).not.toBe(current);
  const both = signatureOf('id', 1, '{}', [current, old]).split(' ');
  expect(both).toEqual([signatureOf('id', 1, '{}', [current]), signatureOf('id', 1, '{}', [old])]);
});
