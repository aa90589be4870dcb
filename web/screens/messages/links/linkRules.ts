import { LinkifyIt, REBuilder } from 'linkify-it';

/** The library's rules, adapted to messages. Each method replaces the library's pattern of that name. */
class MessageLinkRules extends REBuilder {
  /**
   * Chinese and Japanese have no space before a URL, so it may follow anything but an ASCII letter, digit or
   * underscore.
   */
  override get_schema_search(): RegExp {
    return (this.cache['schema_search'] ??= new RegExp(`(\\b)(${this.get_schema_names().source})`, 'gi'));
  }

  /** An email address may follow any punctuation that is not part of it: "Mail:jane@…", "a@…,b@…", "（jane@…）". */
  override get_mail_name_validator(): RegExp {
    const name = this.get_mail_name().source;
    const before = `(?!${name}|[.@])(?:${this.get_text_separators().source}|${this.src_ZPCc})`;
    return (this.cache['mail_name_validator'] ??= new RegExp(`(?:^|${before})(${name})$`));
  }

  /** Adds the backtick to the library's separators, for addresses quoted as code. */
  override get_text_separators(): RegExp {
    return (this.cache['text_separators'] ??= /[><\uff5c`]/);
  }

  /**
   * A domain label that can be matched in only one way. The library's pattern matches one that begins with `xn--` in
   * two ways, so each such label doubles the work for a domain that turns out to be invalid.
   */
  override get_domain(): RegExp {
    const letter = this.get_pseudo_letter().source;
    return (this.cache['src_domain'] ??= new RegExp(`(?:${letter}(?:(?:-|${letter}){0,61}${letter})?)`));
  }

  /** A colon at the end of a path belongs to the sentence, just like a comma. */
  override get_path_extra(): RegExp {
    return (this.cache['src_path_extra'] ??= new RegExp(`(?!:(?:$|${this.src_ZCc}))`));
  }

  /** What can follow "www.": the rest of the host, a port and a path. */
  get_www_validator(): RegExp {
    const rest = this.get_url_host_port().source + this.get_path().source;
    return (this.cache['www_validator'] ??= new RegExp(rest, 'iy'));
  }
}

const rules = new MessageLinkRules();

/**
 * Finds URLs with a scheme or `www.`, and email addresses. A bare domain stays text, because too many words look like
 * one ("README.md", "done.It").
 */
export const linkFinder = new LinkifyIt({ rebuilder: rules })
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, pos) => {
      const rest = rules.get_www_validator();
      rest.lastIndex = pos;
      return rest.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `https://${match.raw}`;
    },
  });
