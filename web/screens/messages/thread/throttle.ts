/** Runs immediately, then at most every `ms`, and once more after the last call. `cancel` drops the pending call. */
export function throttle(run: () => void, ms: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const tick = () => {
    timer = undefined;
    if (!isDue) return;
    isDue = false;
    start();
  };
  const start = () => {
    timer = setTimeout(tick, ms);
    run();
  };
  const call = () => {
    if (timer === undefined) start();
    else isDue = true;
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
