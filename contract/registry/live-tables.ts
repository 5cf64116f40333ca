import type { Noun, Shown } from '#contract/kernel/changes.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { ANSWERS_AS_READ } from './answers-as-read.ts';
import { type CommandRoute, contract, type ReadRoute } from './contract.ts';

/**
 * The tables of entities that answers show and commands change. A tab loads the tables with its first command or live
 * update.
 */
export interface LiveTables {
  /** The entities in the answer of each reading route. */
  readonly shows: Readonly<Record<ReadRoute, readonly Shown[]>>;
  /** The entities that each command changes. */
  readonly affects: Readonly<Record<CommandRoute, readonly Noun[]>>;
  readonly answers_as: typeof ANSWERS_AS_READ;
}

/** The entities that the routes declare as `shows` or `affects`, by route key. */
const declared = (name: 'shows' | 'affects') =>
  Object.fromEntries(
    Object.entries<RouteDeclaration>(contract).flatMap(([key, { [name]: nouns }]) => (nouns ? [[key, nouns]] : [])),
  );

/**
 * Loaded with a tab's first command or live update. The build replaces this file with the finished tables
 * (scripts/build/live-tables.ts): if the browser derived them, it would load the schemas of all routes.
 */
export const LIVE_TABLES = {
  shows: declared('shows'),
  affects: declared('affects'),
  answers_as: ANSWERS_AS_READ,
  // The tables are complete: no route compiles without its entities (contract/kernel/route.ts).
} as LiveTables;
