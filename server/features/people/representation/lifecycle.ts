import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { findRepresentations, type LoadedRepresentation } from './queries.ts';

type About = Pick<LoadedRepresentation, 'talent_id' | 'talent_name' | 'agent_name' | 'allowed'>;

/** The recipient and facts of a representation's events; no event has the agent's address. */
export const aboutRepresentation = ({ talent_id, talent_name, agent_name, allowed }: About) => ({
  concerned: { talent_id },
  facts: { talent_name, agent_name, allowed },
});

/** A representation in the form that `move` takes. */
export const representationObject = (row: LoadedRepresentation): Loaded<'representation'> => ({
  id: row.id,
  subject: row,
  ...aboutRepresentation(row),
});

export const representationAdapter: Adapter<'representation'> = {
  async load(trx, { of, ids }) {
    if (of !== 'representation') throw new Error(`Representations are not found by ${of}`);
    return (await findRepresentations(trx, ids)).map(representationObject);
  },
  writes: {
    accept: (_words, { now }) => ({ answered_date: now }),
    decline: (_words, { now }) => ({ answered_date: now }),
    end: (_words, { now }) => ({ ended_date: now }),
    resign: (_words, { now }) => ({ ended_date: now }),
  },
};
