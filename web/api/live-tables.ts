/**
 * Three tables: the kinds of objects that each answer shows, the kinds that each command affects, and the commands
 * whose answer equals that of a GET route. The tables grow with every route, so they load with the first command or
 * change instead of the first screen. If they cannot load, because the browser is offline or a newer build is served,
 * every answer counts as stale, which is always safe.
 */
import { type Changes, EVERYTHING } from '#contract/kernel/changes.ts';
import type { CommandRoute, ReadRoute } from '#contract/registry/contract.ts';
import type { LiveTables } from '#contract/registry/live-tables.ts';

let tables: LiveTables | undefined;

async function fetchTables(): Promise<LiveTables | undefined> {
  try {
    tables ??= (await import('#contract/registry/live-tables.ts')).LIVE_TABLES;
  } catch {
    // The next call tries again to load the tables.
  }
  return tables;
}

/** The kinds of objects that each answer shows; undefined until the tables are loaded. */
export const showsNow = (): LiveTables['shows'] | undefined => tables?.shows;

/** The kinds of objects that each answer shows. Loads the tables if necessary; undefined if that fails. */
export const fetchShows = async (): Promise<LiveTables['shows'] | undefined> => (await fetchTables())?.shows;

/** The kinds of objects that a command affects, and the GET route whose answer equals the command's, if any. */
export async function aboutCommand(name: CommandRoute): Promise<{ changes: Changes; read: ReadRoute | undefined }> {
  const found = await fetchTables();
  return {
    changes: found ? Object.fromEntries(found.affects[name].map((noun) => [noun, null])) : EVERYTHING,
    read: found?.answers_as[name],
  };
}
