import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { createBriefReader, createBriefReaderHere } from '#server/search-index/brief-reader.ts';
import { createSearch } from '#server/search-index/create-search.ts';
import type { EngineSettings } from '#server/search-index/engine-settings.ts';
import { createSearchThread } from '#server/search-index/search-thread.ts';
import type { Services } from '#server/services.ts';
import type { Opened } from './open-database.ts';
import { type Starting, stoppedBy } from './starting.ts';

function engineOf({
  search_engine_url,
  search_own_index,
  https_proxy,
  http_proxy,
  no_proxy,
}: Env): EngineSettings | undefined {
  if (!search_engine_url) return undefined;
  return { place: search_engine_url, proxy: { https_proxy, http_proxy, no_proxy }, hasOwnIndex: search_own_index };
}

/**
 * Starts the search and the reader of texts.
 * @param isBeside true for separate threads, false for the calling thread
 */
export async function startSearch(
  { env, clock, log, waits, stack }: Starting,
  { url, db, pool }: Opened,
  isBeside: boolean,
): Promise<Pick<Services, 'talents' | 'briefs'>> {
  const engine = engineOf(env);
  const talents = isBeside
    ? createSearchThread({
        place: {
          url,
          replica_url: env.search_database_url,
          file: join(env.data_dir, 'search', 'index'),
          waits,
          engine,
        },
        clock,
        log,
      })
    : await createSearch({ db, pool, clock, log }, { engine });
  stoppedBy(stack, talents);
  const briefs = stoppedBy(stack, isBeside ? createBriefReader() : createBriefReaderHere());
  return { talents, briefs };
}
