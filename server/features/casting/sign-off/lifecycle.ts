import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedSignOff, loadWaitingSignOffs } from './queries/load-sign-offs.ts';

/** A sign-off in the form that `move` takes. */
export const signOffObject = (row: LoadedSignOff): Loaded<'sign_off'> => ({
  id: row.id,
  subject: row,
  concerned: { company_id: row.company_id, project_id: row.project_id },
  facts: {
    project_title: row.project_title,
    company_name: row.company_name,
    what: row.what,
    cost_ore: row.cost_ore,
    asked_by_name: row.asked_by_name,
  },
});

export const signOffAdapter: Adapter<'sign_off'> = {
  async load(trx, { of, ids }) {
    if (of !== 'project') throw new Error(`Sign-offs are not found by ${of}`);
    return (await loadWaitingSignOffs(trx, ids)).map(signOffObject);
  },
  writes: { refuse: ({ reason }) => ({ reason }) },
};
