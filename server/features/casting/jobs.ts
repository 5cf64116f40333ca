import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { dailyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { remindKeepers } from './announcement/commands/remind-keepers.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: 'remind-keepers', times: dailyAt('09:07'), run: () => remindKeepers({ db, clock }) },
];
