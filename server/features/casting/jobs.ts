import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { dailyAt, everyMinutes } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { remindKeepers } from './announcement/commands/remind-keepers.ts';
import { followReachNow } from './candidate/commands/follow-reach.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: 'follow-reach', times: everyMinutes(1), run: () => followReachNow({ db, clock }) },
  { name: 'remind-keepers', times: dailyAt('09:07'), run: () => remindKeepers({ db, clock }) },
];
