/**
 * Collects all garbage of the calling thread and gives the freed memory back, which V8 by itself does minutes later, or
 * never. It stops the thread for 0.1 s, more on a busy machine, so it is called after a start or a large load. A process without
 * `--expose-gc` keeps its memory.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
