/** Pattern of a Chinese, Japanese or Korean character, for regular expressions with the flag `u` or `v`. */
export const EAST_ASIAN = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
