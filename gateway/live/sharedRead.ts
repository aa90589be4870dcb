/**
 * Coalesces concurrent reads into one, made with the first caller's credential. If it fails, each of the others reads
 * with its own, so that nobody gets another caller's refusal.
 */
export class SharedRead<T> {
  #inFlight: Promise<T> | undefined;

  read(read: () => Promise<T>): Promise<T> {
    if (this.#inFlight !== undefined) return this.#inFlight.catch(read);
    const inFlight = read().finally(() => {
      this.#inFlight = undefined;
    });
    this.#inFlight = inFlight;
    return inFlight;
  }
}
