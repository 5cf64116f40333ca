/** A stream that can be handed on to another process. For a closed stream, handing on does nothing. */
interface Handed {
  handOn(): void;
}

/**
 * Hands streams on to other processes, evenly spread over the second half of the drain (ms). In the first half the load
 * balancer learns that this process stops; handing on all streams at once would open too many connections in one
 * moment. Without a drain this does nothing, because the closing of the process hands the streams on.
 */
export function handOnAll(streams: readonly Handed[], drain_ms: number): void {
  if (drain_ms === 0) return;
  for (const [at, stream] of streams.entries()) {
    setTimeout(() => stream.handOn(), (drain_ms / 2) * (1 + at / streams.length)).unref();
  }
}
