import type { WireLocale } from '../contract/account.ts';

type CodeText = (code: string) => string;

/** One line per language. The code comes first, so that phones show it in their preview. */
const TEXTS: Readonly<Record<WireLocale, CodeText>> = {
  en: (code) => `${code} is your verification code. It expires in 10 minutes. Don't share it with anyone.`,
  de: (code) => `${code} ist Ihr Bestätigungscode. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.`,
  es: (code) => `${code} es tu código de verificación. Caduca en 10 minutos. No lo compartas con nadie.`,
  fr: (code) => `${code} est votre code de vérification. Il expire dans 10 minutes. Ne le communiquez à personne.`,
  it: (code) => `${code} è il tuo codice di verifica. Scade tra 10 minuti. Non condividerlo con nessuno.`,
  ja: (code) => `確認コードは ${code} です。有効期限は 10 分です。誰にも教えないでください。`,
  ko: (code) => `인증 코드는 ${code}입니다. 10분 동안 사용할 수 있습니다. 다른 사람에게 알려 주지 마세요.`,
  nl: (code) => `${code} is je verificatiecode. De code is 10 minuten geldig. Deel hem met niemand.`,
  pl: (code) => `${code} to twój kod weryfikacyjny. Wygasa za 10 minut. Nie podawaj go nikomu.`,
  pt: (code) => `${code} é o seu código de verificação. Ele expira em 10 minutos. Não compartilhe com ninguém.`,
  sv: (code) => `${code} är din verifieringskod. Den gäller i 10 minuter. Dela den inte med någon.`,
  tr: (code) => `Doğrulama kodunuz: ${code}. 10 dakika geçerlidir. Kimseyle paylaşmayın.`,
  vi: (code) => `${code} là mã xác minh của bạn. Mã có hiệu lực trong 10 phút. Đừng chia sẻ mã với bất kỳ ai.`,
  zh: (code) => `您的验证码是 ${code}，10 分钟内有效。请勿告诉他人。`,
};

/** The message that carries a verification code, in the account's language. */
export function codeText(locale: WireLocale, code: string): string {
  return TEXTS[locale](code);
}
