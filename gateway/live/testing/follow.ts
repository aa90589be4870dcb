import type { ChatEvent, MessengerEvent, Refused } from '../events.ts';

function tell(event: ChatEvent | MessengerEvent | Refused): string {
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
    default:
      return event.kind;
  }
}

/** Takes everything a stream gives and writes it down in short: `added m1,m2`, `updated`, `refused CODE`, `end`. */
export function follow(stream: AsyncIterable<ChatEvent | MessengerEvent | Refused>): string[] {
  const told: string[] = [];
  void (async () => {
    for await (const event of stream) told.push(tell(event));
    told.push('end');
  })();
  return told;
}
