import type { EngineSettings } from './engine-settings.ts';
import { createTalentIndex, type IndexPlace } from './follow-database.ts';
import { createSearchHere, type SearchParts } from './search-here.ts';
import type { TalentSearch } from './talent-search.ts';

interface SearchOptions {
  readonly engine?: EngineSettings | undefined;
  readonly helpers?: SearchParts['helpers'];
}

/** Creates the search in the calling thread, by an index of the process or by an engine. */
export async function createSearch(place: IndexPlace, { engine, helpers }: SearchOptions = {}): Promise<TalentSearch> {
  const own = () => createSearchHere({ index: createTalentIndex(place), db: place.db, ...(helpers && { helpers }) });
  if (!engine) return own();
  // Loaded only if used, because the client of the engine is large.
  const { createEngineSearch } = await import('#server/search-engine/engine-search.ts');
  return createEngineSearch(place, engine, engine.hasOwnIndex ? own() : undefined);
}
