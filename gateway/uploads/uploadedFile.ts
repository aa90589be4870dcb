import { FILES_AT_ONCE } from '../../domain/profile/images.ts';

/** Most files of one operation. */
export const MAX_FILES = FILES_AT_ONCE;

/** A file that came with an operation. Its name and declared type are not kept: neither is to be trusted. */
export class UploadedFile {
  #content: Buffer | 'tooLarge' | 'unread' = 'unread';

  /** Called by whoever reads the request; null: larger than IMAGE_MAX_BYTES. */
  arrive(content: Buffer | null): void {
    this.#content = content ?? 'tooLarge';
  }

  /** Whether the file is larger than IMAGE_MAX_BYTES. */
  get isTooLarge(): boolean {
    return this.#content === 'tooLarge';
  }

  /**
   * The bytes, which are then forgotten here: a file is used once. Null when they were not read, because this file or one before it is
   * too large.
   */
  take(): Buffer | null {
    const content = this.#content;
    if (typeof content === 'string') return null;
    this.#content = 'unread';
    return content;
  }
}
