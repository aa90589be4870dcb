import type { FailureKind } from '../relay/errors.ts';

/** Stands in place of the answers that the server did not get. */
export class SiteFailure extends Error {
  override readonly name = 'SiteFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}
