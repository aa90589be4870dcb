import { languageTag } from '../../domain/locales.ts';
import { storedLine } from '../../domain/storedText.ts';
import type { WireLocale } from '../contract/account.ts';
import type { OutboxChannel, OutboxKind } from '../contract/outbox.ts';
import { escapeHtml } from '../http/html.ts';
import type { MessageParams } from './outbox.ts';
import { messageTexts } from './texts/all.ts';
import type { MessageTexts } from './texts/messageTexts.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

/** What links are built from. */
export interface LinkOptions {
  /** Address of the portal with its base path, without a trailing slash. */
  readonly portalUrl: string;
  readonly unsubscribeKey: Buffer;
}

/** The parts of an outbox row that the contents depend on. */
export interface StoredMessage {
  readonly account_id: string;
  readonly channel: OutboxChannel;
  readonly address: string;
  readonly kind: OutboxKind;
  readonly language: WireLocale;
  readonly params: MessageParams;
}

export interface RenderedMessage {
  /** Null for WhatsApp. */
  readonly subject: string | null;
  readonly text: string;
  /** Null for WhatsApp. */
  readonly html: string | null;
  readonly link: string | null;
  /** URL for one-click requests (RFC 8058); null for messages that a user requested, such as a password reset. */
  readonly unsubscribeUrl: string | null;
}

/** The parts of a message in its language. */
interface MessageParts {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly path: string;
  readonly remark: string | null;
  readonly isNotification: boolean;
}

/** The contents of a message, the same in every attempt. Empty if the message's secret has been removed. */
export function renderMessage(message: StoredMessage, links: LinkOptions): RenderedMessage {
  const { channel, address, language, params } = message;
  if (message.kind === 'whatsappCode' || Object.keys(params).length === 0) {
    return { subject: null, text: params['text'] ?? '', html: null, link: null, unsubscribeUrl: null };
  }
  const texts = messageTexts[language];
  const parts = partsOf(message.kind, texts, params);
  const link = links.portalUrl + parts.path;
  if (channel === 'WHATSAPP') {
    return { subject: null, text: `${parts.subject}\n${parts.text}\n${link}`, html: null, link, unsubscribeUrl: null };
  }
  const token = parts.isNotification ? unsubscribeToken(links.unsubscribeKey, message.account_id, address) : null;
  const unsubscribeUrl = token && `${links.portalUrl}/unsubscribe?${new URLSearchParams({ token }).toString()}`;
  const footer = unsubscribeUrl === null ? [] : [texts.reason, `${texts.unsubscribe}: ${unsubscribeUrl}`];
  const body = [parts.text, `${parts.action}: ${link}`, ...(parts.remark === null ? [] : [parts.remark])];
  return {
    subject: parts.subject,
    text: `${[...body, ...(footer.length > 0 ? [`-- \n${footer.join('\n')}`] : [])].join('\n\n')}\n`,
    html: htmlOf(parts, texts, { language, link, unsubscribeUrl }),
    link,
    unsubscribeUrl,
  };
}

function partsOf(kind: Exclude<OutboxKind, 'whatsappCode'>, texts: MessageTexts, params: MessageParams): MessageParts {
  const { subject, text, action } = texts[kind];
  // A subject is one line, whatever a lead's name contains.
  const filled = { subject: storedLine(fill(subject, params)), text: fill(text, params), action };
  switch (kind) {
    case 'newLead':
      return { ...filled, path: `/profile/leads/lead/${params['slug']}`, remark: null, isNotification: true };
    case 'unreadMessages': {
      const search = new URLSearchParams({ selectedChat: params['chatId'] ?? '' });
      return { ...filled, path: `/profile/messages?${search.toString()}`, remark: null, isNotification: true };
    }
    case 'passwordReset': {
      // After `#`: browsers never send it to a server, not even as a referrer.
      const path = `/reset-password#${params['token']}`;
      return { ...filled, path, remark: texts.passwordReset.ignore, isNotification: false };
    }
  }
}

function fill(template: string, params: MessageParams): string {
  return template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
}

/**
 * A small HTML part, with inline styles only, because mail programs drop others. It contains no images and no tracking.
 */
function htmlOf(
  { subject, text, action, remark }: MessageParts,
  { productName, reason, unsubscribe }: MessageTexts,
  {
    language,
    link,
    unsubscribeUrl,
  }: { readonly language: WireLocale; readonly link: string; readonly unsubscribeUrl: string | null },
): string {
  const footer =
    unsubscribeUrl === null
      ? ''
      : `<p style="${SMALL}">${escapeHtml(reason)}<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#595f69">${escapeHtml(unsubscribe)}</a></p>`;
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#16181d;background:#fff">
<p style="${SMALL}">${escapeHtml(productName)}</p>
<h1 style="font-size:20px;margin:0 0 12px">${escapeHtml(subject)}</h1>
<p style="margin:0 0 20px">${escapeHtml(text)}</p>
<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#16181d;color:#fff;text-decoration:none">${escapeHtml(action)}</a></p>
${remark === null ? '' : `<p style="margin:0 0 20px">${escapeHtml(remark)}</p>\n`}${footer}
</body></html>
`;
}

const SMALL = 'margin:0 0 12px;font-size:13px;color:#595f69';
