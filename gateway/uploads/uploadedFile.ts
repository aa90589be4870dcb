import { FILES_AT_ONCE } from '../../domain/profile/images.ts';

/** Maximum number of files in one operation. */
export const MAX_FILES = FILES_AT_ONCE;

/** A file of a multipart request. Its name and declared type are dropped, because neither can be trusted. */
export class UploadedFile {
  #content: Buffer | 'tooLarge' | 'unread' = 'unread';

  /** Called by the request reader; null means larger than IMAGE_MAX_BYTES. */
  arrive(content: Buffer | null): void {
    this.#content = content ?? 'tooLarge';
  }

  /** Whether the file is larger than IMAGE_MAX_BYTES. */
  get isTooLarge(): boolean {
    return this.#content === 'tooLarge';
  }

  /** Hands over the bytes, once. Null when they were not read because this or an earlier file is too large. */
  take(): Buffer | null {
    const content = this.#content;
    if (typeof content === 'string') return null;
    this.#content = 'unread';
    return content;
  }
}
