import type { ChatEvent, LeadEvent, MessengerEvent, Refused } from '../events.ts';

function summary(event: ChatEvent | LeadEvent | MessengerEvent | Refused): string {
  switch (event.kind) {
    case 'refused':
      return `refused ${event.code}`;
    case 'added':
    case 'changed':
      return `${event.kind} ${event.messages.map(({ uuid }) => uuid).join(',')}`;
    case 'deleted':
      return `deleted ${event.message.uuid}`;
    case 'counters':
      return `counters ${event.state.unreadMessages}/${event.state.activeLeads}`;
    case 'chats':
      return `chats ${event.chats.map(({ uuid }) => uuid).join(',')}`;
    case 'received':
    case 'leadChanged':
      return `${event.kind} ${event.lead.uuid} ${event.lead.status}`;
    default:
      return event.kind;
  }
}

/** Records every event of a stream in short form: `added m1,m2`, `updated`, `refused CODE`, `end`. */
export function follow(stream: AsyncIterable<ChatEvent | LeadEvent | MessengerEvent | Refused>): string[] {
  const received: string[] = [];
  void (async () => {
    for await (const event of stream) received.push(summary(event));
    received.push('end');
  })();
  return received;
}
