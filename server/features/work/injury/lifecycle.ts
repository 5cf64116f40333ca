import type { InjuryFacts } from '#domain/work/facts.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import type { LoadedInjury } from './queries/load-injuries.ts';

type About = InjuryFacts & Pick<LoadedInjury, 'candidate_id' | 'company_id' | 'talent_id'>;

/** The recipients and facts of an injury's events; no event has what was told about it. */
export const aboutInjury = (injury: About) => {
  const { candidate_id, company_id, talent_id } = injury;
  const { talent_name, company_name, project_title, role_title, happened_on, is_serious } = injury;
  return {
    concerned: { candidate_id, company_id, talent_id },
    facts: { talent_name, company_name, project_title, role_title, happened_on, is_serious },
  };
};

/** An injury in the form that `move` takes. */
export const injuryObject = (injury: LoadedInjury): Loaded<'injury'> => ({
  id: injury.id,
  subject: injury,
  ...aboutInjury(injury),
});

export const injuryAdapter: Adapter<'injury'> = {
  load() {
    throw new Error('Nothing follows for injuries, and no deadline passes for them');
  },
};
