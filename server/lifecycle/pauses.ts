/** Holds back what a process does by itself. */
export interface Pauses {
  isPaused(): boolean;
  /** Begins nothing until it is let go on by what is answered; for who makes a past in which others must not act. */
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
