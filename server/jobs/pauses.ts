/** Pauses a process's background work. */
export interface Pauses {
  isPaused(): boolean;
  /** Pauses until the returned function is called. The demonstration pauses the jobs while it writes its past. */
  pause(): () => void;
}

/**
 * Creates the pauses of a process, which may overlap.
 * @param onOver called at the end of the last pause
 */
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
