import type { EngineSettings } from '#server/search-index/engine-settings.ts';
import type { IndexPlace } from '#server/search-index/follow-database.ts';
import { answerPrepared, prepare } from '#server/search-index/prepared.ts';
import {
  type Answers,
  counted,
  loadInBackground,
  newTally,
  type Question,
  type TalentSearch,
} from '#server/search-index/talent-search.ts';
import { createEngine, EngineError, isMissing } from './engine.ts';
import { fillEngine } from './fill-engine.ts';
import { followEngine } from './follow-engine.ts';

/** Time in ms for which an engine that failed is not asked again, if the process can answer by itself. */
const AWAY_MS = 5_000;

/**
 * Creates the search by an engine. While the engine is away, `own` answers, the search by an index of the process;
 * without it a search fails as in an outage. No answer holds only a part of the people.
 */
export function createEngineSearch(
  { db, pool, replica, clock, log }: IndexPlace,
  { place, proxy, shard_talents }: EngineSettings,
  own: TalentSearch | undefined,
): TalentSearch {
  const engine = createEngine(place, proxy, own === undefined);
  const stopping = new AbortController();
  const { name } = place;
  const follower = followEngine({ engine, name, db, clock });
  const fillParts = { engine, name, db, pool, replica, shard_talents, clock, log, stopping: stopping.signal };
  const tally = newTally();
  let awayUntil = 0;
  let isOwnLoading = false;

  async function byEngine(question: Question, signal: AbortSignal | undefined): Promise<Answers[Question['kind']]> {
    const prepared = await prepare(db, question);
    await follower.catchUp();
    signal?.throwIfAborted();
    tally.documents = follower.documents();
    return await answerPrepared(prepared, follower.parts);
  }

  async function search(question: Question, signal?: AbortSignal): Promise<Answers[Question['kind']]> {
    signal?.throwIfAborted();
    if (own && performance.now() < awayUntil) return await own.search(question, signal);
    try {
      return await byEngine(question, signal).catch((error: unknown) => {
        // Another index has taken the place of the one that was asked.
        if (!isMissing(error)) throw error;
        follower.askAgain();
        return byEngine(question, signal);
      });
    } catch (error) {
      if (!own || !(error instanceof EngineError)) throw error;
      awayUntil = performance.now() + AWAY_MS;
      log.error({ err: error }, 'the engine of the search does not answer, the index of the process does instead');
      return await own.search(question, signal);
    }
  }

  return {
    search: ((question: Question, signal?: AbortSignal) =>
      counted(tally, () => search(question, signal), signal)) as TalentSearch['search'],
    tally,
    async ready(signal) {
      if (own && !isOwnLoading) {
        isOwnLoading = true;
        loadInBackground(() => own.ready(), log);
      }
      try {
        await follower.catchUp();
      } catch (error) {
        if (!own || !(error instanceof EngineError)) throw error;
        await own.ready(signal);
      }
      signal?.throwIfAborted();
    },
    fill: () => fillEngine(fillParts),
    async reload() {
      follower.askAgain();
      await own?.reload();
    },
    async stop() {
      stopping.abort();
      await own?.stop();
      await engine.close();
    },
  };
}
