import { keptPrefix, KeptRecords } from '../../../app/session/keptRecords.ts';
import type { RecordStorage } from '../../../app/session/keptRecords.ts';

/** One draft per chat, kept across chats, reloads and tabs (EXT-01). */
export class Drafts {
  readonly #texts: KeptRecords<string>;
  readonly #listeners = new Set<() => void>();

  /** Drafts belong to an account, so that another one in the same browser doesn't see them. */
  constructor(accountId: string, storage: RecordStorage | null) {
    this.#texts = new KeptRecords(keptPrefix('draft', accountId), storage, (value) =>
      typeof value === 'string' ? value : null,
    );
  }

  /** The draft of a chat, empty if there is none. */
  get(chatUuid: string): string {
    return this.#texts.get(chatUuid) ?? '';
  }

  /** Saves text as it is typed; whitespace alone is not a draft. */
  set(chatUuid: string, text: string): void {
    if (text === this.get(chatUuid)) return;
    if (text.trim() === '') this.#texts.delete(chatUuid);
    else this.#texts.set(chatUuid, text);
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Syncs with another tab; for the window's `storage` event. */
  readonly follow = (event: Pick<StorageEvent, 'key'>): void => {
    const name = this.#texts.nameOf(event.key);
    if (name === null) return;
    this.#texts.refresh(name);
    this.#tell();
  };

  /** Catches up with changes of other tabs that were not followed. */
  refresh(): void {
    for (const name of this.#texts.names()) this.#texts.refresh(name);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
