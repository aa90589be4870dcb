import { createTransport } from 'nodemailer';
import type { SendingError } from '../contract/outbox.ts';
import { SECOND } from '../db/clock.ts';

/** One email to one address. */
export interface Mail {
  readonly to: string;
  /** Without angle brackets and domain. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  readonly unsubscribeUrl: string | null;
}

/** The result of sending. A permanent error would recur at every attempt. */
export type MailOutcome = { readonly error: null } | { readonly error: SendingError; readonly isPermanent: boolean };

export interface MailSender {
  /** Sends an email; `signal` aborts it. Never throws. */
  send(mail: Mail, signal: AbortSignal): Promise<MailOutcome>;
  close(): void;
}

export interface MailSenderOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string;
  /** `Name <address>` or an address. */
  readonly from: string;
  /** Maximum total time for an email, in milliseconds. */
  readonly deadline?: number;
}

/** Maximum total time for an email, in milliseconds. */
export const MAIL_DEADLINE = 30 * SECOND;

/** Maximum number of connections to the SMTP server. */
export const MAILS_AT_ONCE = 4;

/**
 * Defaults for the pool and its timeouts, as URL parameters (nodemailer, "Pooled SMTP"). Parameters in the setting take
 * precedence.
 */
const POOL: Readonly<Record<string, string>> = {
  pool: 'true',
  maxConnections: String(MAILS_AT_ONCE),
  maxRequeues: '1',
  connectionTimeout: String(10 * SECOND),
  greetingTimeout: String(10 * SECOND),
  socketTimeout: String(20 * SECOND),
  dnsTimeout: String(10 * SECOND),
  disableFileAccess: 'true',
  disableUrlAccess: 'true',
};

/** Sends emails over SMTP with pooled connections. */
export function mailSender({ smtpUrl, from, deadline = MAIL_DEADLINE }: MailSenderOptions): MailSender {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(POOL)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const transport = createTransport(url.href);
  const domain = domainOf(from);
  return {
    async send({ to, messageId, subject, text, html, language, unsubscribeUrl }, signal) {
      try {
        await transport.sendMail({
          from,
          // Passed as an object, so that an address is never parsed as a list.
          to: { name: '', address: to },
          messageId: `<${messageId}@${domain}>`,
          subject,
          text,
          html,
          headers: {
            'Content-Language': language,
            // Keeps vacation responders from replying (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === null
              ? {}
              : {
                  'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
        });
        return { error: null };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The domain of a sender's address. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** The commands whose reply is about one email (RFC 5321). */
const OF_ONE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

function outcomeOf(error: unknown): MailOutcome {
  const code = property(error, 'code');
  const isPermanent = property(error, 'permanent') === true;
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return { error: 'authentication', isPermanent: false };
  if (typeof property(error, 'responseCode') === 'number') {
    // Our sender is refused, or the connection, and so is every other email: a quota, a login that is missing.
    if (isPermanent && !OF_ONE_MAIL.has(property(error, 'command'))) {
      return { error: 'authentication', isPermanent: false };
    }
    return { error: isPermanent ? 'rejected' : 'postponed', isPermanent };
  }
  if (code === 'ETIMEDOUT' || code === 'EABORT') return { error: 'timeout', isPermanent: false };
  if (code === 'EENVELOPE') return { error: 'rejected', isPermanent: true };
  if (code === 'ETLS' || code === 'EREQUIRETLS') return { error: 'tls', isPermanent: false };
  return { error: 'connection', isPermanent: false };
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}
