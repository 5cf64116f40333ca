import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { everyMinutes, hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { MAKE_EXPORTS, makeExports } from './data-export/commands/make-exports.ts';
import { RUN_RETENTION, runRetention } from './retention/commands/run-retention.ts';

type Needs = Pick<Services, 'db' | 'env' | 'files' | 'own_data' | 'clock' | 'log'>;

/** The scheduled jobs of this context. */
export const jobs = ({ db, env, files, own_data, clock, log }: Needs): ScheduledJob[] => [
  { name: RUN_RETENTION, times: hourlyAt(17), run: () => runRetention({ db, clock, log }) },
  { name: MAKE_EXPORTS, times: everyMinutes(1), run: () => makeExports({ db, env, files, own_data, clock, log }) },
];
