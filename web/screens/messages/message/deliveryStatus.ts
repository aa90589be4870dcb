import { laterMessageStatus } from '../../../../domain/chats.ts';
import type { MessageStatus } from '../../../../domain/chats.ts';

/** The fields that determine the delivery status of the agency's message. */
export interface DeliverableMessage {
  readonly id: string;
  readonly createdAt: string;
  readonly status: MessageStatus;
}

/**
 * The statuses of an open thread. They never go back (STA-12), although a response read before a push may arrive after
 * it.
 */
export class DeliveryStatuses {
  readonly #furthest = new Map<string, MessageStatus>();

  /** Read as soon as the lead has read up to the message's time (STA-25); else the furthest status seen. */
  of(message: DeliverableMessage, leadReadAt: string | null): MessageStatus {
    const now = leadReadAt !== null && message.createdAt <= leadReadAt ? 'read' : message.status;
    const status = laterMessageStatus(now, this.#furthest.get(message.id) ?? 'sent');
    this.#furthest.set(message.id, status);
    return status;
  }
}
