import { STREAMS_IN_ALL, STREAMS_OF_ONE } from '#contract/kernel/stream.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

/** Where the database says that a right has ended (migration 0020): 'session', 'account' or 'company', and its id. */
export const RIGHTS_CHANNEL = 'medverka_rights';

/** An open stream of live updates: under which right it was opened, and how it is told that this is over. */
export interface OpenStream {
  readonly session_id: string;
  readonly account_id: string;
  /** Of a company's member alone. */
  readonly company_id: string | undefined;
  /** Says so and closes it. */
  end(): void;
}

export interface OpenStreams<Stream extends OpenStream> {
  /** Why an account can have no further stream in this process; null when it can. */
  whyFull(account_id: string): Refusal<'too_many_streams' | 'streams_full'> | null;
  /** @returns what forgets the stream once it is closed */
  add(stream: Stream): () => void;
  /**
   * Ends every stream that was opened under a right, by its name in the database. A caller who still may opens another.
   */
  endUnder(right: string): void;
  all(): readonly Stream[];
}

const WAIT_SECONDS = 60;

/** The streams of one process. */
export function createOpenStreams<Stream extends OpenStream>(): OpenStreams<Stream> {
  const open = new Set<Stream>();
  // A copy: what ends leaves the set meanwhile.
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
