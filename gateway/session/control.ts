import type { Caller } from './caller.ts';

/** What the session resolvers may do to the answer under way. On a socket nothing can be set: both throw. */
export interface SessionControl {
  /** Address of the client, for the upstream's limit on sign-in tries. */
  readonly clientAddress: string;
  /** Seals a fresh session into the answer's cookie and returns the caller it stands for. */
  begin(session: { readonly token: string; readonly accountId: string }): Caller;
  /** Clears the cookie and closes the sockets of this session. */
  end(): void;
}
