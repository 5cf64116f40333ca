/**
 * What shows what, which command affects what, and which is answered with what reading would answer. The tables grow with
 * every route, so no screen begins with them: they come with the first command or the first change. Should they not come,
 * because the browser is cut off or a newer build is served, everything counts as old, which is never wrong.
 */
import { type Changes, EVERYTHING } from '#contract/kernel/changes.ts';
import type { CommandRoute, ReadRoute } from '#contract/registry/contract.ts';
import type { LiveTables } from '#contract/registry/live-tables.ts';

let tables: LiveTables | undefined;

async function fetchTables(): Promise<LiveTables | undefined> {
  try {
    tables ??= (await import('#contract/registry/live-tables.ts')).LIVE_TABLES;
  } catch {
    // Asked for again with the next one.
  }
  return tables;
}

/** The nouns that each answer shows, once the table is loaded. */
export const showsNow = (): LiveTables['shows'] | undefined => tables?.shows;

/** The same table, fetched if need be; undefined when it cannot be. */
export const fetchShows = async (): Promise<LiveTables['shows'] | undefined> => (await fetchTables())?.shows;

/** Everything of the nouns that a command affects, and what reading would answer as it does; undefined for none. */
export async function aboutCommand(name: CommandRoute): Promise<{ changes: Changes; read: ReadRoute | undefined }> {
  const found = await fetchTables();
  return {
    changes: found ? Object.fromEntries(found.affects[name].map((noun) => [noun, null])) : EVERYTHING,
    read: found?.answers_as[name],
  };
}
