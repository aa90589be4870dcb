import type { BodyOf } from '../../contract/call.ts';
import type { addFault } from '../../contract/faults.ts';
import { SECOND } from '../clock.ts';
import { random } from './random.ts';

type FaultInput = BodyOf<typeof addFault>;

/** Id of the demo chat whose first message fails, or of the slow chat; the same on every machine. */
export function faultyChatId(kind: 'failsOnce' | 'slow'): string {
  return random(`chat that ${kind}`).uuid();
}

/**
 * Faults for the demo: in one chat of the main account the first message sent fails, to show resending; in another,
 * every message takes three seconds, to show the queue.
 */
export function demoFaults(messagingPath: string): FaultInput[] {
  const messagesOf = (chatId: string): string => `${messagingPath}/agency/chats/${chatId}/messages/`;
  return [
    { kind: 'status', status: 500, method: 'POST', path: messagesOf(faultyChatId('failsOnce')), times: 1 },
    { kind: 'delay', delayMs: 3 * SECOND, method: 'POST', path: messagesOf(faultyChatId('slow')) },
  ];
}
