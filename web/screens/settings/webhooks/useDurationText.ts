import { useFormat } from '../../../i18n/format.ts';

/** Writes how long an attempt took (ms): "84 ms", "10 s", with at most one decimal. */
export function useDurationText(): (duration: number) => string {
  const { number } = useFormat();
  return (duration) => (duration < 1_000 ? `${number(duration)} ms` : `${number(Math.round(duration / 100) / 10)} s`);
}
