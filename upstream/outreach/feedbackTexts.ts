import { codePointLength } from '../../domain/textLength.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireFieldError } from '../contract/call.ts';

/** Why a feedback text is refused. */
export type FeedbackTextFault = 'required' | 'maxLength';

/**
 * Sentences for the person who wrote the text, in the language of the request (VAL-52); `{max}` is a number of
 * characters.
 */
const MESSAGES: Readonly<Record<FeedbackTextFault, Readonly<Record<WireLocale, string>>>> = {
  required: {
    en: 'Write what you would like to tell us.',
    de: 'Schreiben Sie, was Sie uns mitteilen möchten.',
    es: 'Escribe lo que quieres decirnos.',
    fr: 'Écrivez ce que vous souhaitez nous dire.',
    it: 'Scrivi cosa vuoi dirci.',
    ja: 'お伝えになりたい内容を入力してください。',
    ko: '전하고 싶은 내용을 입력해 주세요.',
    nl: 'Schrijf wat je ons wilt laten weten.',
    pl: 'Napisz, co chcesz nam przekazać.',
    pt: 'Escreva o que você quer nos dizer.',
    sv: 'Skriv vad du vill berätta för oss.',
    tr: 'Bize iletmek istediklerinizi yazın.',
    vi: 'Hãy viết điều bạn muốn chia sẻ với chúng tôi.',
    zh: '请填写您想告诉我们的内容。',
  },
  maxLength: {
    en: 'Shorten your text to {max} characters.',
    de: 'Kürzen Sie den Text auf {max} Zeichen.',
    es: 'Acorta el texto a {max} caracteres.',
    fr: 'Raccourcissez votre texte à {max} caractères.',
    it: 'Accorcia il testo a {max} caratteri.',
    ja: '文章を {max}\u00a0文字以内にしてください。',
    ko: '내용을 {max}자 이내로 줄여 주세요.',
    nl: 'Kort je tekst in tot {max} tekens.',
    pl: 'Skróć tekst do {max} znaków.',
    pt: 'Reduza o texto para {max} caracteres.',
    sv: 'Korta texten till {max} tecken.',
    tr: 'Metni {max} karaktere indirin.',
    vi: 'Hãy rút ngắn nội dung còn {max} ký tự.',
    zh: '请将内容缩短到 {max}\u00a0个字符以内。',
  },
};

/** The sentence for a refused text. `max`: characters. */
export function feedbackTextMessage(fault: FeedbackTextFault, language: WireLocale, max: number): string {
  return MESSAGES[fault][language].replace('{max}', new Intl.NumberFormat(language).format(max));
}

/** What is wrong with a text that a person wrote, if it is empty or longer than `max` code points. */
export function faultsOfText(
  path: string,
  text: string,
  { max, language }: { readonly max: number; readonly language: WireLocale },
): readonly WireFieldError[] {
  const code = text === '' ? 'required' : codePointLength(text) > max ? 'maxLength' : null;
  return code === null ? [] : [{ path, code, message: feedbackTextMessage(code, language, max) }];
}
