import type { OwnerKey } from '../session/caller.ts';
import { AccountAccess } from './access.ts';
import { ChatTopic, type ChatBatch } from './chatTopic.ts';
import { topicName, type FollowedChat } from './followedChat.ts';
import type { Lease } from './lease.ts';
import { LeadsTopic, type LeadBatch, type LeadsMark } from './leadsTopic.ts';
import { MessengerTopic, type MessengerSnapshot } from './messengerTopic.ts';
import type { TopicParts } from './topicBase.ts';

/** Leases that decide which process polls, one for each kind of topic. */
export interface LiveLeases {
  readonly chat: Lease<ChatBatch>;
  readonly messenger: Lease<MessengerSnapshot>;
  readonly leads: Lease<LeadBatch>;
}

/** Maximum age of counters reused from the messenger's poll, in seconds: two idle polls and their jitter. */
const STALE_COUNTERS_S = 11;

/** What an account's topics need from the hub. */
export interface AccountParts extends Pick<
  TopicParts<unknown>,
  'metrics' | 'polls' | 'random' | 'rest' | 'ringEvents' | 'onFailure'
> {
  readonly key: OwnerKey;
  readonly leases: LiveLeases;
  /** Called when the account's last topic is removed. */
  onEmpty(): void;
}

/** The topics of one account. A topic exists only while it has readers, and this object only while it has topics. */
export class AccountTopics {
  readonly #parts: AccountParts;
  readonly #access = new AccountAccess();
  readonly #chats = new Map<string, ChatTopic>();
  #messenger: MessengerTopic | undefined;
  #leads: LeadsTopic | undefined;
  /** What the messenger's last poll said about leads. */
  #counted: LeadsMark | null = null;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** Seconds since each topic last got a response from the upstream. */
  get silences(): number[] {
    const others = [this.#messenger, this.#leads].filter((topic) => topic !== undefined);
    return [...this.#chats.values(), ...others].map((topic) => topic.silence);
  }

  /** Returns the topic of a chat, created if missing. The caller must join it at once, or it leaks. */
  chat(chat: FollowedChat): ChatTopic {
    const name = topicName(chat);
    const found = this.#chats.get(name);
    if (found !== undefined) return found;
    const parts = this.#topicParts(name, this.#parts.leases.chat, () => this.#chats.delete(name));
    const topic = new ChatTopic(parts, chat, this.#access, ({ uuid, isArchived }) =>
      this.#messenger?.expire(isArchived ? uuid : null),
    );
    this.#chats.set(name, topic);
    // It has been read, which no page shows if it is behind the first one.
    if (chat.marksRead) this.#messenger?.expire(chat.uuid);
    return topic;
  }

  /** Returns the topic of the account-wide state. The caller must join it at once, or it leaks. */
  messenger(): MessengerTopic {
    this.#messenger ??= new MessengerTopic(
      this.#topicParts('messenger', this.#parts.leases.messenger, () => {
        this.#messenger = undefined;
        this.#counted = null;
      }),
      this.#access,
      (counted) => {
        this.#counted = counted;
        this.#leads?.compare(counted);
      },
      // So that an open chat shows a message when the counters do.
      (changed) => {
        for (const chat of changed) for (const topic of this.#topicsOf(chat.uuid)) topic.compare(chat);
      },
    );
    return this.#messenger;
  }

  /** Returns the topic of the account's leads. The caller must join it at once, or it leaks. */
  leads(): LeadsTopic {
    this.#leads ??= new LeadsTopic(
      this.#topicParts('leads', this.#parts.leases.leads, () => {
        this.#leads = undefined;
      }),
      () => (this.#messenger !== undefined && this.#messenger.silence < STALE_COUNTERS_S ? this.#counted : null),
    );
    return this.#leads;
  }

  kick(chatUuid: string | null): void {
    if (chatUuid !== null) for (const topic of this.#topicsOf(chatUuid)) topic.kick();
    this.#messenger?.kick(chatUuid);
    if (chatUuid === null) this.#leads?.kick();
  }

  hold(chatUuid: string): () => void {
    const releases = this.#topicsOf(chatUuid).map((topic) => topic.hold());
    return () => {
      for (const release of releases) release();
    };
  }

  close(): void {
    for (const topic of this.#chats.values()) topic.close();
    this.#messenger?.close();
    this.#leads?.close();
  }

  #topicsOf(uuid: string): ChatTopic[] {
    return [true, false].flatMap((marksRead) => this.#chats.get(topicName({ uuid, marksRead })) ?? []);
  }

  #topicParts<News>(name: string, lease: Lease<News>, onGone: () => void): TopicParts<News> {
    const { key, metrics, polls, random, rest, ringEvents, onFailure } = this.#parts;
    return {
      key: `${key}:${name}`,
      lease,
      metrics,
      polls,
      random,
      rest,
      ringEvents,
      onFailure,
      onEmpty: () => {
        onGone();
        const isEmpty = this.#chats.size === 0 && this.#messenger === undefined && this.#leads === undefined;
        if (isEmpty) this.#parts.onEmpty();
      },
    };
  }
}
