import { vi } from 'vitest';
import type { Outbox } from '../outbox/outbox.ts';
import type { Delivery, OutboxItem } from '../outbox/outboxItem.ts';

/** A gateway whose responses the test gives call by call. */
export function network() {
  const waiting: { item: OutboxItem; answer: (delivery: Delivery) => void; fail: (error: Error) => void }[] = [];
  const started: string[] = [];
  return {
    started,
    deliver: (item: OutboxItem) =>
      new Promise<Delivery>((answer, fail) => {
        started.push(item.text);
        waiting.push({ item, answer, fail });
      }),
    async answer(delivery: Delivery | Error) {
      const next = waiting.shift();
      if (!next) throw new Error('Nothing was asked');
      if (delivery instanceof Error) next.fail(delivery);
      else next.answer(delivery);
      await vi.waitFor(() => undefined);
      await Promise.resolve();
      return next.item;
    },
  };
}

export function ok(messageId = 'm'): Delivery {
  return { ok: true, messageId };
}

/** The text and state of a chat's messages. */
export function states(outbox: Outbox, chat = 'chat') {
  return outbox.itemsOf(chat).map(({ text, state }) => `${text} ${state}`);
}
