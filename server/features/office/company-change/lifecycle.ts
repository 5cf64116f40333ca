import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import type { LoadedChange } from './queries.ts';

type About = Pick<LoadedChange, 'company_id' | 'old_name' | 'name' | 'organisation_number'>;

/** The recipient and facts of a change's events. */
export const aboutChange = ({ company_id, old_name, name, organisation_number }: About) => ({
  concerned: { company_id },
  facts: { company_name: old_name, new_name: name, is_other_person: organisation_number !== null },
});

/** A change in the form that `move` takes. */
export const changeObject = (change: LoadedChange): Loaded<'company_change'> => ({
  id: change.id,
  subject: change,
  ...aboutChange(change),
});

export const companyChangeAdapter: Adapter<'company_change'> = {
  load() {
    throw new Error('Nothing follows for changes of companies, and no deadline passes for them');
  },
};
