import type { WireLocale } from '../contract/account.ts';
import type { WireCardRefusal } from '../contract/purchaseControl.ts';

/** Messages to the buyer about a declined card, in the language of the request (ERR-11). */
const MESSAGES: Readonly<Record<WireCardRefusal, Readonly<Record<WireLocale, string>>>> = {
  declined: {
    en: 'The bank declined the card.',
    de: 'Die Bank hat die Karte abgelehnt.',
    es: 'El banco ha rechazado la tarjeta.',
    fr: 'La banque a refusé la carte.',
    it: 'La banca ha rifiutato la carta.',
    ja: 'カードは銀行により承認されませんでした。',
    ko: '은행에서 카드를 거절했습니다.',
    nl: 'De bank heeft de kaart geweigerd.',
    pl: 'Bank odrzucił kartę.',
    pt: 'O banco recusou o cartão.',
    sv: 'Banken nekade kortet.',
    tr: 'Banka kartı reddetti.',
    vi: 'Ngân hàng đã từ chối thẻ.',
    zh: '银行拒绝了该卡。',
  },
  expired: {
    en: 'The card has expired.',
    de: 'Die Karte ist abgelaufen.',
    es: 'La tarjeta ha caducado.',
    fr: 'La carte a expiré.',
    it: 'La carta è scaduta.',
    ja: 'カードの有効期限が切れています。',
    ko: '카드 유효 기간이 지났습니다.',
    nl: 'De kaart is verlopen.',
    pl: 'Karta straciła ważność.',
    pt: 'O cartão expirou.',
    sv: 'Kortet har gått ut.',
    tr: 'Kartın süresi dolmuş.',
    vi: 'Thẻ đã hết hạn.',
    zh: '该卡已过期。',
  },
  limit: {
    en: 'The amount is above the limit of the card.',
    de: 'Der Betrag übersteigt das Limit der Karte.',
    es: 'El importe supera el límite de la tarjeta.',
    fr: 'Le montant dépasse le plafond de la carte.',
    it: 'L’importo supera il limite della carta.',
    ja: '金額がカードの利用限度額を超えています。',
    ko: '금액이 카드 한도를 초과합니다.',
    nl: 'Het bedrag is hoger dan de limiet van de kaart.',
    pl: 'Kwota przekracza limit karty.',
    pt: 'O valor excede o limite do cartão.',
    sv: 'Beloppet överskrider kortets gräns.',
    tr: 'Tutar kartın limitini aşıyor.',
    vi: 'Số tiền vượt quá hạn mức của thẻ.',
    zh: '金额超出该卡的限额。',
  },
};

/** The message for a declined card. */
export function refusalMessage(refusal: WireCardRefusal, language: WireLocale): string {
  return MESSAGES[refusal][language];
}
