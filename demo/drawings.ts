/** Pictures whose rows are there before they are drawn: drawing takes half of the time, and can be done beside the rest. */
export interface Drawings {
  /** @param addresses where it will be */
  add(addresses: readonly string[], draw: () => Promise<void>): void;
  /**
   * Draws the picture that is asked for next, and resolves when it is there; at once for one that is not to be drawn.
   */
  need(address: string): Promise<void>;
  /** Draws all that are left, one after the other. @throws what the signal says */
  drawAll(signal: AbortSignal): Promise<void>;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

export function createDrawings(): Drawings {
  const waiting = new Map<string, () => Promise<void>>();
  return {
    add: (addresses, draw) => {
      const drawOnce = once(draw);
      for (const address of addresses) waiting.set(address, drawOnce);
    },
    need: async (address) => waiting.get(address)?.(),
    drawAll: async (signal) => {
      for (const [address, draw] of waiting) {
        signal.throwIfAborted();
        await draw();
        waiting.delete(address);
      }
    },
  };
}
