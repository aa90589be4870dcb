/** A number that waits for its code. */
export interface WaitingNumber {
  /** Global id. */
  readonly id: string;
  readonly number: string;
  readonly numberText: string;
  /** When another code can be sent; by default at once. */
  readonly resendAt?: string | null | undefined;
}
