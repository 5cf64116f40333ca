/** Pauses a process's background work. */
export interface Pauses {
  isPaused(): boolean;
  /**
   * Pauses until the returned function is called; for a demonstration that writes its past, during which no job may
   * run.
   */
  pause(): () => void;
}

/** @param onOver called at the end of the last pause */
export function createPauses(onOver = () => {}): Pauses {
  let pauses = 0;
  return {
    isPaused: () => pauses > 0,
    pause() {
      pauses += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        pauses -= 1;
        if (pauses === 0) onOver();
      };
    },
  };
}
