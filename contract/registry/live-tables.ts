import type { Noun, Shown } from '#contract/kernel/changes.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { ANSWERS_AS_READ } from './answers-as-read.ts';
import { type CommandRoute, contract, type ReadRoute } from './contract.ts';

/** The tables of commands and answers that a tab has from its first script. */
export interface LiveTables {
  /** Which nouns the answer of each route shows. */
  readonly shows: Readonly<Record<ReadRoute, readonly Shown[]>>;
  /** Which nouns each command affects. */
  readonly affects: Readonly<Record<CommandRoute, readonly Noun[]>>;
  readonly answers_as: typeof ANSWERS_AS_READ;
}

/** The declarations of the routes under one name, by their keys. */
const declared = (name: 'shows' | 'affects') =>
  Object.fromEntries(
    Object.entries<RouteDeclaration>(contract).flatMap(([key, { [name]: nouns }]) => (nouns ? [[key, nouns]] : [])),
  );

/**
 * Fetched together with the first command or the first change. The build puts the finished tables in the place of this
 * file (scripts/build/live-tables.ts): worked out in the browser, they would bring the schemas of all routes along.
 */
export const LIVE_TABLES = {
  shows: declared('shows'),
  affects: declared('affects'),
  answers_as: ANSWERS_AS_READ,
  // Total, since no route compiles without its nouns (contract/kernel/route.ts).
} as LiveTables;
