import type { DocumentRow } from '#server/search-index/document.ts';
import { type Engine, EngineError } from './engine.ts';
import { engineDocument, isKept } from './engine-document.ts';

/** Time limit for some hundred documents, in ms, and for making all of them visible. */
const WRITE_MS = 30_000;
const REFRESH_MS = 60_000;

interface Written {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<string, { readonly status: number; readonly error?: { readonly reason: string } }>
  >[];
}

const NOT_FOUND = 404;
const CONFLICT = 409;

/**
 * Writes talents into an index, and deletes those whom no search may find.
 * @param turn the writer's turn, which is the version of each document
 * @returns false if a writer of a later turn has written one of them already
 * @throws EngineError
 */
export async function writeDocuments(
  engine: Engine,
  { index, turn, today }: { readonly index: string; readonly turn: number; readonly today: string },
  rows: readonly DocumentRow[],
): Promise<boolean> {
  if (rows.length === 0) return true;
  const { errors, items } = await engine.call<Written>({
    method: 'POST',
    path: `/${index}/_bulk`,
    querystring: { filter_path: 'errors,items.*.status,items.*.error.reason' },
    lines: rows.flatMap((row) => {
      const head = { _id: row.talent_id, version: turn, version_type: 'external_gte' };
      return isKept(row) ? [{ index: head }, engineDocument(row, today)] : [{ delete: head }];
    }),
    patience: WRITE_MS,
  });
  if (!errors) return true;
  const outcomes = items.flatMap((item) => Object.values(item));
  const failed = outcomes.find(({ status }) => status >= 300 && status !== NOT_FOUND && status !== CONFLICT);
  if (failed) throw new EngineError(`A talent was not written: ${failed.error?.reason}`, failed.status);
  return outcomes.every(({ status }) => status !== CONFLICT);
}

/**
 * Makes everything written so far visible to searches, on every copy of every shard.
 * @throws EngineError if a copy did not answer
 */
export async function refresh(engine: Engine, index: string): Promise<void> {
  const { _shards } = await engine.call<{ _shards: { failed: number } }>({
    method: 'POST',
    path: `/${index}/_refresh`,
    patience: REFRESH_MS,
  });
  if (_shards.failed > 0) throw new EngineError(`${_shards.failed} shards of ${index} were not refreshed`);
}

/** The number of talents in an index. */
export async function countDocuments(engine: Engine, index: string): Promise<number> {
  const body = { query: { exists: { field: 'visible_from' } } };
  return (await engine.call<{ count: number }>({ method: 'POST', path: `/${index}/_count`, body })).count;
}
