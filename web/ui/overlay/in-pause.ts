/** Time in ms without a press or a key that counts as a pause. */
export const PAUSE_MS = 1_000;

/**
 * Calls `act` once, in the first pause after a press or a key.
 * @returns a function that stops waiting
 */
export function inPause(page: EventTarget, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('pointerdown', wait, true);
    page.removeEventListener('keydown', wait, true);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      act();
    }, PAUSE_MS);
  };
  page.addEventListener('pointerdown', wait, true);
  page.addEventListener('keydown', wait, true);
  return stop;
}
