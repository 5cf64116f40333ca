import type { Horizon } from '#server/search-index/load.ts';
import { type Engine, isConflict, isMissing } from './engine.ts';

/** What an index of the engine says of itself. */
export interface EngineState {
  /** All transactions with a lower number are in the index. */
  readonly horizon: Horizon;
  /** Time of the last filling, and of the last load of all talents, in ms. */
  readonly filled: number;
  readonly loaded: number;
  /** Number of the last turn of filling. Documents carry it as their version, so that a late writer is refused. */
  readonly turn: number;
  /** Number of talents in the index. */
  readonly documents: number;
}

/** A state with the name of its index, and its version for the next change. */
export interface KnownState extends EngineState {
  readonly index: string;
  readonly version: { readonly if_seq_no: number; readonly if_primary_term: number };
}

/** Id of the document with the state; it is no talent and no search finds it. */
const STATE = 'state';

/** The state of the index behind an alias, or of an index; undefined if there is none. */
export async function readState(engine: Engine, name: string): Promise<KnownState | undefined> {
  interface Got {
    readonly _index: string;
    readonly _seq_no: number;
    readonly _primary_term: number;
    readonly _source: { readonly state: EngineState };
  }
  try {
    const { _index, _seq_no, _primary_term, _source } = await engine.call<Got>({
      method: 'GET',
      path: `/${name}/_doc/${STATE}`,
      isReading: true,
    });
    return { ..._source.state, index: _index, version: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Writes the state of an index, if it has not changed since it was read.
 * @returns the new state, or undefined if another process has changed it
 */
export async function writeState(
  engine: Engine,
  index: string,
  { horizon, filled, loaded, turn, documents }: EngineState,
  since?: KnownState['version'],
): Promise<KnownState | undefined> {
  const state: EngineState = { horizon, filled, loaded, turn, documents };
  try {
    const { _seq_no, _primary_term } = await engine.call<{ _seq_no: number; _primary_term: number }>({
      method: 'PUT',
      path: `/${index}/_doc/${STATE}`,
      querystring: since ?? { op_type: 'create' },
      body: { state },
    });
    return { ...state, index, version: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
