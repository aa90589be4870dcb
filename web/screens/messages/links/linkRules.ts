import { LinkifyIt, REBuilder } from 'linkify-it';

/** The library's rules, with what messages need besides: each method takes the place of the pattern of that name. */
class MessageLinkRules extends REBuilder {
  /** Chinese and Japanese put no space before an address, so it may follow anything but an ASCII letter, digit or underscore. */
  override get_schema_search(): RegExp {
    return (this.cache['schema_search'] ??= new RegExp(`(\\b)(${this.get_schema_names().source})`, 'gi'));
  }

  /** A mail address may follow any punctuation that is no part of it: "Mail:jane@…", "a@…,b@…", "（jane@…）". */
  override get_mail_name_validator(): RegExp {
    const name = this.get_mail_name().source;
    const before = `(?!${name}|[.@])(?:${this.get_text_separators().source}|${this.src_ZPCc})`;
    return (this.cache['mail_name_validator'] ??= new RegExp(`(?:^|${before})(${name})$`));
  }

  /** The library's own, and the backtick around an address quoted as code. */
  override get_text_separators(): RegExp {
    return (this.cache['text_separators'] ??= /[><\uff5c`]/);
  }

  /**
   * A label of a domain, read in one way only. The library reads one that begins with `xn--` in two, which doubles the work with
   * each label of an address that turns out to be none.
   */
  override get_domain(): RegExp {
    const letter = this.get_pseudo_letter().source;
    return (this.cache['src_domain'] ??= new RegExp(`(?:${letter}(?:(?:-|${letter}){0,61}${letter})?)`));
  }

  /** A colon at the end of a path belongs to the sentence, as a comma does. */
  override get_path_extra(): RegExp {
    return (this.cache['src_path_extra'] ??= new RegExp(`(?!:(?:$|${this.src_ZCc}))`));
  }

  /** What may follow "www.": the rest of the host, a port and a path. */
  get_www_validator(): RegExp {
    const rest = this.get_url_host_port().source + this.get_path().source;
    return (this.cache['www_validator'] ??= new RegExp(rest, 'iy'));
  }
}

const rules = new MessageLinkRules();

/**
 * Finds web addresses with a scheme or `www.` and mail addresses. A domain alone stays text: too many words look like one
 * ("README.md", "done.It").
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
