/**
 * Pictures whose rows exist before the pictures are drawn. Drawing takes half of the time of the filling, so it runs
 * beside the rest.
 */
export interface Drawings {
  /** @param addresses the picture's future URLs */
  add(addresses: readonly string[], draw: () => Promise<void>): void;
  /**
   * Draws the requested picture at once and resolves when it exists; resolves immediately for a URL without a waiting
   * picture.
   */
  need(address: string): Promise<void>;
  /**
   * Draws all remaining pictures, one after the other.
   * @throws the signal's reason
   */
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
