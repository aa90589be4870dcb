/** Closing sentences of client reviews, by language (BCP 47); the rest of a review comes from the project's story. */
const PRAISE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'They answered every question within a day and told us when an idea of ours was not worth the money.',
    'What we liked most: no jargon, no surprises on the invoice.',
    'The reports are short and honest. We would work with them again.',
    'It took longer than planned, but they said so early and stayed until it worked.',
    'Two years later we still use what they set up.',
  ],
  de: [
    'Jede Frage wurde am selben Tag beantwortet.',
    'Ehrlich, verlässlich und ohne Fachchinesisch.',
    'Wir würden sie wieder beauftragen.',
  ],
  fr: ['Des réponses rapides et un langage clair.', 'Nous les recommandons sans hésiter.'],
  es: ['Contestan rápido y hablan claro.', 'Los volveríamos a elegir.'],
  it: ['Rispondono in fretta e parlano chiaro.', 'Li sceglieremmo di nuovo.'],
  nl: ['Snel antwoord en duidelijke taal.', 'We zouden zo weer met ze werken.'],
  pt: ['Respondem rápido e falam claro.', 'Escolheríamos de novo.'],
  sv: ['Snabba svar och tydligt språk.', 'Vi skulle anlita dem igen.'],
  pl: ['Szybkie odpowiedzi i jasny język.', 'Chętnie wybierzemy ich ponownie.'],
  tr: ['Hızlı yanıt verdiler, açık konuştular.', 'Yine onlarla çalışırdık.'],
  vi: ['Trả lời nhanh, nói rõ ràng.', 'Chúng tôi sẽ chọn họ lần nữa.'],
  ja: ['返事が早く、説明も分かりやすかったです。', 'またお願いしたいと思います。'],
  ko: ['답이 빠르고 설명이 쉬웠습니다.', '다시 맡기고 싶습니다.'],
  zh: ['回复及时，讲解清楚。', '以后还会选择他们。'],
};

export function praiseIn(language: string): readonly string[] {
  return PRAISE[language] ?? PRAISE['en'] ?? [];
}

/** Numbers of Google reviews to draw from: most agencies have some, large numbers are rare. */
export const GOOGLE_COUNTS = [0, 0, 0, 3, 5, 8, 11, 16, 21, 29, 38, 52, 74, 118, 203] as const;
