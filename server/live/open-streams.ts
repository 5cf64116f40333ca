import { STREAMS_IN_ALL, STREAMS_OF_ONE } from '#contract/kernel/stream.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

/**
 * The channel on which the database announces the end of a right (migration 0020). A message is 'session', 'account' or
 * 'company', and an id.
 */
export const RIGHTS_CHANNEL = 'medverka_rights';

/** An open stream of live updates: the rights under which it was opened, and how to end it. */
export interface OpenStream {
  readonly session_id: string;
  readonly account_id: string;
  /** Only for a company's member. */
  readonly company_id: string | undefined;
  /** Says that the right to listen is over, and closes the stream. */
  end(): void;
}

export interface OpenStreams<Stream extends OpenStream> {
  /** The reason why an account can open no further stream in this process; null if it can. */
  whyFull(account_id: string): Refusal<'too_many_streams' | 'streams_full'> | null;
  /** @returns a function to call when the stream is closed */
  add(stream: Stream): () => void;
  /**
   * Ends every stream that was opened under a right, named as the database announces it ('session <id>'). A caller who
   * may still listen opens another.
   */
  endUnder(right: string): void;
  all(): readonly Stream[];
}

const WAIT_SECONDS = 60;

/** The streams of one process. */
export function createOpenStreams<Stream extends OpenStream>(): OpenStreams<Stream> {
  const open = new Set<Stream>();
  // A copy, because ended streams leave the set during a loop.
  const all = () => [...open];
  return {
    all,
    whyFull(account_id) {
      const wait = { retry_after_seconds: WAIT_SECONDS };
      if (all().filter((stream) => stream.account_id === account_id).length >= STREAMS_OF_ONE) {
        return refuse('too_many_streams', wait);
      }
      return open.size >= STREAMS_IN_ALL ? refuse('streams_full', wait) : null;
    },
    add(stream) {
      open.add(stream);
      return () => void open.delete(stream);
    },
    endUnder(right) {
      const [of, id] = right.split(' ') as ['session' | 'account' | 'company', string];
      for (const stream of all()) if (stream[`${of}_id`] === id) stream.end();
    },
  };
}
