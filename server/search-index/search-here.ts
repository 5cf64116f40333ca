import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { createHelpers, type HelperParts } from './answering-threads.ts';
import type { TalentIndex } from './follow-database.ts';
import { answerFromSegments, prepare } from './prepared.ts';
import { counted, newTally, type Question, type TalentSearch } from './talent-search.ts';
import { Turns } from './turns.ts';

export interface SearchParts {
  readonly index: TalentIndex;
  readonly db: Kysely<Database>;
  /** Helpers that answer beside this thread; none by default. */
  readonly helpers?: Pick<HelperParts, 'most' | 'onCount' | 'script'>;
}

/** Creates the search in the calling thread, with its own index. */
export function createSearchHere({ index, db, helpers: wanted }: SearchParts): TalentSearch {
  let isLoaded = false;
  const tally = newTally();
  const follow = async () => {
    const segments = await index.current();
    isLoaded = true;
    tally.documents = segments.reduce((sum, { size }) => sum + size, 0);
  };
  const helpers = createHelpers({
    most: 0,
    onCount: () => {},
    ...wanted,
    segments: index.latest,
    onFree: () => turns.fill(),
  });
  // The segments are read only in a question's turn: in older ones, a talent who was changed meanwhile is marked as gone
  // and would be missing. Between the awaited answers of segments no other event of the thread is handled.
  const turns = new Turns((prepared) => answerFromSegments(prepared, index.latest()), helpers.take);

  async function search(question: Question, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const prepared = await prepare(db, question);
    await follow();
    return await turns.take(prepared, signal);
  }

  return {
    search: ((question: Question, signal?: AbortSignal) =>
      counted(tally, () => search(question, signal), signal)) as TalentSearch['search'],
    tally,
    async ready(signal) {
      if (isLoaded) return;
      await follow();
      signal?.throwIfAborted();
    },
    async fill() {},
    reload: index.reload,
    async stop() {
      await Promise.all([index.stop(), helpers.stop()]);
    },
  };
}
