import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { countAnswerTimes } from './admin-company/commands/count-answer-times.ts';
import { eraseDue } from './erasure/commands/erase-due.ts';
import { forgetProcesses } from './operations/commands.ts';

type Needs = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, files, clock, log }: Needs): ScheduledJob[] => [
  { name: 'count-answer-times', times: hourlyAt(37), run: () => countAnswerTimes({ db, clock }) },
  { name: 'erase-due', times: hourlyAt(27), run: () => eraseDue({ env, db, files, clock, log }) },
  { name: 'forget-processes', times: hourlyAt(47), run: () => forgetProcesses({ db, clock }) },
];
