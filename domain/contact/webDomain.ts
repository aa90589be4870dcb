const WEB_ADDRESS = /^(?:https?:\/\/(?:www\.)?|www\.)([^/?#]+)/;

/** The domain, without `www.`, of a folded word that is a web address; null for any other word. */
export function webDomain(word: string): string | null {
  return WEB_ADDRESS.exec(word)?.[1] ?? null;
}
