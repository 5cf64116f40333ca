import { join } from 'node:path';
import { createBriefReader, createBriefReaderHere } from '#server/search-index/brief-reader.ts';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { createSearchHere } from '#server/search-index/search-here.ts';
import { createSearchThread } from '#server/search-index/search-thread.ts';
import type { Services } from '#server/services.ts';
import type { Opened } from './open-database.ts';
import { type Starting, stoppedBy } from './starting.ts';

/**
 * Starts the search and the reader of texts.
 * @param isBeside true for separate threads, false for the calling thread
 */
export function startSearch(
  { env, clock, log, waits, stack }: Starting,
  { url, db, pool }: Opened,
  isBeside: boolean,
): Pick<Services, 'talents' | 'briefs'> {
  const talents = isBeside
    ? createSearchThread({
        place: { url, replica_url: env.search_database_url, file: join(env.data_dir, 'search', 'index'), waits },
        clock,
        log,
      })
    : createSearchHere({ index: createTalentIndex({ db, pool, clock, log }), db });
  stoppedBy(stack, talents);
  const briefs = stoppedBy(stack, isBeside ? createBriefReader() : createBriefReaderHere());
  return { talents, briefs };
}
