import { type Engine, isMissing } from './engine.ts';
import { MAPPING_VERSION } from './engine-mapping.ts';
import { readState } from './engine-state.ts';

/** Age in ms from which an index without an alias is certainly not being built. */
const LEFT_AFTER_MS = 6 * 3_600_000;
/** Time in ms without a filling after which the index of another release is deleted: no process uses it any more. */
const UNUSED_AFTER_MS = 24 * 3_600_000;

/** The alias of the talents of this version; the index behind it has its time of creation in the name. */
export const aliasOf = (name: string): string => `${name}-talents-${MAPPING_VERSION}`;
export const newIndexName = (alias: string, now: number): string => `${alias}-${now}`;

/** Lets an alias name an index, and no other. */
export async function switchAlias(engine: Engine, alias: string, index: string): Promise<void> {
  const remove = { index: `${alias}-*`, alias, must_exist: false };
  const actions = [{ remove }, { add: { index, alias } }];
  await engine.call({ method: 'POST', path: '/_aliases', body: { actions } });
}

/** Deletes the indices of earlier builds, of broken ones, and of releases that run no more. */
export async function removeOld(engine: Engine, name: string, now: number): Promise<void> {
  type Listed = Readonly<Record<string, { readonly aliases: Readonly<Record<string, unknown>> }>>;
  const all = await engine.call<Listed>({ method: 'GET', path: `/${name}-talents-*/_alias` });
  for (const [index, { aliases }] of Object.entries(all)) {
    const made = Number(index.split('-').at(-1));
    const isServing = Object.keys(aliases).length > 0;
    const isOld = isServing
      ? now - ((await readState(engine, index))?.filled ?? made) > UNUSED_AFTER_MS
      : now - made > LEFT_AFTER_MS;
    if (isOld) await remove(engine, index);
  }
}

/** Deletes an index, if another process has not. */
export async function remove(engine: Engine, index: string): Promise<void> {
  try {
    await engine.call({ method: 'DELETE', path: `/${index}` });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
