import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { everyMinutes, hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { tellNewMatches } from './saved-search/commands/tell-new-matches.ts';
import { finderOf } from './saved-search/queries/find-fitting.ts';

type Needs = Pick<Services, 'env' | 'db' | 'talents' | 'briefs' | 'clock' | 'log'>;

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, talents, briefs, clock, log }: Needs): ScheduledJob[] => [
  {
    name: 'tell-new-matches',
    times: hourlyAt(2),
    run: () => tellNewMatches({ db, clock, log, find: finderOf({ db, talents, briefs }) }),
  },
  ...(env.search_engine_url ? [{ name: 'fill-search-engine', times: everyMinutes(1), run: () => talents.fill() }] : []),
];
