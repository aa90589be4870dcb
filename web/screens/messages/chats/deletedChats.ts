import type { IEnvironment } from 'relay-runtime';

const deletedIn = new WeakMap<IEnvironment, DeletedChats>();

/** Uuids of chats deleted on this page (STA-21). */
export class DeletedChats {
  readonly #sent = new Set<string>();
  #gone: ReadonlySet<string> = new Set();
  readonly #listeners = new Set<() => void>();

  /**
   * A deletion is being sent. A push about it may arrive before the mutation's response, and must not show the chat as
   * unknown.
   */
  send(uuid: string): void {
    this.#sent.add(uuid);
  }

  /** The response: the chat is gone, or it is there, as after a restore. */
  settle(uuid: string, isGone: boolean): void {
    const gone = new Set(this.#gone);
    for (const uuids of [this.#sent, gone]) {
      if (isGone) uuids.add(uuid);
      else uuids.delete(uuid);
    }
    this.#gone = gone;
    for (const tell of this.#listeners) tell();
  }

  has(uuid: string): boolean {
    return this.#sent.has(uuid);
  }

  /** Those known to be gone; the same set until it changes. */
  readonly getGone = (): ReadonlySet<string> => this.#gone;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function deletedChats(environment: IEnvironment): DeletedChats {
  const known = deletedIn.get(environment) ?? new DeletedChats();
  deletedIn.set(environment, known);
  return known;
}
