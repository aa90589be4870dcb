const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, in either case. Nothing else may be put into a path that requires one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
