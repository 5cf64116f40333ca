/**
 * What shows what, which command affects what, and which is answered with what reading would answer. The tables grow with
 * every route, so no screen begins with them: they come with the first command or the first change. Should they not come,
 * because the browser is cut off or a newer build is served, everything counts as old, which is never wrong.
 */
import type { AFFECTS, CommandRoute } from '#contract/live/affects.ts';
import { type Changes, EVERYTHING } from '#contract/live/changes.ts';
import type { ReadRoute, SHOWS } from '#contract/live/shows.ts';

type Shows = typeof SHOWS;

let shows: Shows | undefined;
let affects: typeof AFFECTS | undefined;

/** Which nouns each answer shows, once it is here. */
export const showsNow = (): Shows | undefined => shows;

/** The same, fetched if need be; null when it cannot be. */
export async function fetchShows(): Promise<Shows | null> {
  try {
    shows ??= (await import('#contract/live/shows.ts')).SHOWS;
    return shows;
  } catch {
    return null;
  }
}

/** Everything of the nouns that a command affects. */
export async function affectedBy(name: CommandRoute): Promise<Changes> {
  try {
    affects ??= (await import('#contract/live/affects.ts')).AFFECTS;
  } catch {
    return EVERYTHING;
  }
  return Object.fromEntries(affects[name].map((noun) => [noun, null]));
}

/** What reading would answer the same as a command now; undefined for none. */
export async function readAs(name: CommandRoute): Promise<ReadRoute | undefined> {
  try {
    return (await import('#contract/live/answers-as.ts')).ANSWERS_AS[name];
  } catch {
    return undefined;
  }
}
