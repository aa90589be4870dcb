import type { WireMessage } from '../../../upstream/contract/chats.ts';
import type { Caller } from '../../session/caller.ts';
import { eventsCursor } from '../../relay/eventsCursor.ts';
import type { ChatEvent, ChatState } from '../events.ts';
import type { ChatEvents, LiveHub } from '../hub.ts';

/** The overlap promised to clients. Not imported, so that a mutant cannot change it. */
const PROMISED_OVERLAP_MS = 2_000;

/**
 * A client like the web app: keeps messages by id, resumes from its last cursor, may stall. Records every fault it
 * sees.
 */
export class ModelClient {
  readonly store = new Map<string, WireMessage>();
  readonly faults: string[] = [];
  readonly caller: Caller;
  readonly chat: string;
  /** Position of the very first event: everything written later must arrive. */
  baseline: number | null = null;
  connects = 0;
  refusals: string[] = [];
  /** As the last event says. */
  state: ChatState | null = null;
  #position: number | null = null;
  #stream: ChatEvents | null = null;
  #connection = 0;
  #stalled: PromiseWithResolvers<void> | null = null;
  /** Versions delivered since the last ChatUpdated. */
  #sinceState = new Set<string>();
  readonly #delivered = new Set<string>();

  constructor(caller: Caller, chat: string) {
    this.caller = caller;
    this.chat = chat;
  }

  connect(hub: LiveHub): void {
    if (this.#connection % 2 === 1) return;
    this.#connection += 1;
    this.connects += 1;
    void this.#follow(hub, this.#connection);
  }

  disconnect(): void {
    if (this.#connection % 2 === 0) return;
    this.#connection += 1;
    void this.#stream?.return?.();
    this.#stream = null;
    this.resume();
  }

  stall(): void {
    this.#stalled ??= Promise.withResolvers();
  }

  resume(): void {
    this.#stalled?.resolve();
    this.#stalled = null;
  }

  async #follow(hub: LiveHub, connection: number): Promise<void> {
    const after = this.#position === null ? null : eventsCursor(this.#position);
    const stream = await hub.chatEvents(this.caller, this.chat, after);
    if (connection !== this.#connection) {
      await stream.return?.();
      return;
    }
    this.#stream = stream;
    this.#sinceState = new Set();
    let isFirst = true;
    for (;;) {
      await this.#stalled?.promise;
      const next = await stream.next();
      if (next.done === true || connection !== this.#connection) return;
      const event = next.value;
      if (event.kind === 'refused') {
        this.refusals.push(event.code);
        return;
      }
      if (isFirst && event.kind !== 'updated') this.faults.push(`a stream began with ${event.kind}`);
      isFirst = false;
      this.#take(event);
    }
  }

  #take(event: ChatEvent): void {
    if (event.kind === 'updated') this.#sinceState = new Set();
    if (event.kind === 'added' || event.kind === 'changed')
      for (const message of event.messages) this.#keep(message, event.kind);
    if (event.kind === 'deleted') this.#keep(event.message, event.kind);
    this.state = event;
    this.baseline ??= event.position;
    this.#position = event.position;
  }

  #keep(message: WireMessage, kind: string): void {
    const version = `${message.uuid}@${message.updatedAt}`;
    // A message written and deleted between two reads arrives twice, as two kinds.
    const received = `${kind} ${version}`;
    if (this.#sinceState.has(received)) this.faults.push(`${received} came twice in a row`);
    const isOld = Date.parse(message.updatedAt) <= (this.#position ?? 0) - PROMISED_OVERLAP_MS;
    if (this.#delivered.has(version) && !this.#sinceState.has(version) && isOld)
      this.faults.push(`${received} came again far too late`);
    this.#sinceState.add(received).add(version);
    this.#delivered.add(version);
    const known = this.store.get(message.uuid);
    if (known === undefined && kind !== 'added' && Date.parse(message.createdAt) > (this.baseline ?? Infinity)) {
      this.faults.push(`${message.uuid} was ${kind} before it was added`);
    }
    if (known === undefined || known.updatedAt <= message.updatedAt) this.store.set(message.uuid, message);
  }
}
