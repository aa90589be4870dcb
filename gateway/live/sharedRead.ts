/**
 * A read that several callers want at the same time. It is made once, with the first one's credential; when that fails,
 * each of the others reads with its own, so that nobody gets another's refusal.
 */
export class SharedRead<T> {
  #underWay: Promise<T> | undefined;

  read(read: () => Promise<T>): Promise<T> {
    if (this.#underWay !== undefined) return this.#underWay.catch(read);
    const underWay = read().finally(() => {
      this.#underWay = undefined;
    });
    this.#underWay = underWay;
    return underWay;
  }
}
