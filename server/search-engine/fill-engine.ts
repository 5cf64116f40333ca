import { AGE_MAX_MS, ASLEEP_MAX_MS } from '#server/search-index/follow-database.ts';
import { horizonNow } from '#server/search-index/load.ts';
import { buildAnew } from './build-anew.ts';
import { aliasOf, removeOld } from './engine-names.ts';
import { readState } from './engine-state.ts';
import { type FillParts, fillChanges } from './fill-changes.ts';

/**
 * Brings the engine up to date: writes the changes, or builds a new index if there is none of this mapping and database,
 * or if it is too old.
 * @throws EngineError if the engine is away
 */
export async function fillEngine(parts: FillParts): Promise<void> {
  const { engine, name, db, clock } = parts;
  const now = clock().getTime();
  const known = await readState(engine, aliasOf(name));
  const own = await horizonNow(db);
  // Transaction numbers only grow, so a lower one means that an earlier copy of the cluster was restored.
  const isOfDatabase = known?.horizon.database === own.database && known.horizon.transaction <= own.transaction;
  const isYoung = known && now - known.filled <= ASLEEP_MAX_MS && now - known.loaded <= AGE_MAX_MS;
  const isBuilt = isOfDatabase && isYoung && (await fillChanges(parts, known)) !== 'too-many';
  if (!isBuilt) await buildAnew(parts);
  await removeOld(engine, name, now);
}
