/** Holds back what a process does by itself. */
export interface Pauses {
  isPaused(): boolean;
  /**
   * Begins nothing until the returned function is called; for a demonstration that makes a past, in which no job may
   * act.
   */
  pause(): () => void;
}

/** @param onOver called when the last pause is over */
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
