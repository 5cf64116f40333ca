import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { answer, wordsAsked } from './answer.ts';
import type { TalentIndex } from './follow-database.ts';
import { loadSome } from './load.ts';
import { segmentOf } from './segment.ts';
import { stemsOf } from './stems.ts';
import type { Answers, Question, TalentSearch } from './talent-search.ts';

/** Creates the search in the calling thread, with its own index. */
export function createSearchHere({ index, db }: { index: TalentIndex; db: Kysely<Database> }): TalentSearch {
  let isLoaded = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs searches one after the other, with pauses in which answers can be sent and cancellations can arrive. */
  function inTurn<T>(work: () => T, signal: AbortSignal | undefined): Promise<T> {
    const turn = last.then(async () => {
      await breathe();
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  }

  /** A segment with only this talent's current row. */
  const personOf = async (talent_id: string, today: string) => segmentOf(await loadSome(db, [talent_id]), today);

  async function search(question: Question, signal?: AbortSignal): Promise<Answers[Question['kind']]> {
    signal?.throwIfAborted();
    const stemOf = await stemsOf(db, [...new Set(wordsAsked(question))]);
    const person =
      question.kind === 'match' ? await personOf(question.talent_id, question.all[0]?.today ?? '') : undefined;
    await index.current();
    isLoaded = true;
    // Reads the segments only in its turn: in older segments a talent who was changed meanwhile would be marked as
    // gone, and missing.
    return inTurn(() => answer(question, { segments: index.latest(), stemOf, ...(person && { person }) }), signal);
  }

  return {
    search: search as TalentSearch['search'],
    async ready(signal) {
      if (isLoaded) return;
      await index.current();
      isLoaded = true;
      signal?.throwIfAborted();
    },
    reload: index.reload,
    stop: index.stop,
  };
}
