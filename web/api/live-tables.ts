/**
 * The tables of the nouns that answers show, of the nouns that commands affect, and of commands whose answer equals
 * that of a GET route. They grow with every route, so they load with the first command or change instead of the first
 * screen. If they cannot load, because the browser is offline or a newer build is served, every answer counts as stale,
 * which is always safe.
 */
import { type Changes, EVERYTHING } from '#contract/kernel/changes.ts';
import type { CommandRoute, ReadRoute } from '#contract/registry/contract.ts';
import type { LiveTables } from '#contract/registry/live-tables.ts';

let tables: LiveTables | undefined;

async function fetchTables(): Promise<LiveTables | undefined> {
  try {
    tables ??= (await import('#contract/registry/live-tables.ts')).LIVE_TABLES;
  } catch {
    // The next call tries again.
  }
  return tables;
}

/** The nouns that each answer shows, once the table is loaded. */
export const showsNow = (): LiveTables['shows'] | undefined => tables?.shows;

/** The nouns that each answer shows; loads the table if necessary, and is undefined if that fails. */
export const fetchShows = async (): Promise<LiveTables['shows'] | undefined> => (await fetchTables())?.shows;

/** The nouns that a command affects, and the GET route with the same answer, if any. */
export async function aboutCommand(name: CommandRoute): Promise<{ changes: Changes; read: ReadRoute | undefined }> {
  const found = await fetchTables();
  return {
    changes: found ? Object.fromEntries(found.affects[name].map((noun) => [noun, null])) : EVERYTHING,
    read: found?.answers_as[name],
  };
}
