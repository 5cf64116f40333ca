import type { ScheduledJob } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { countAnswerTimes } from './admin-company/commands/count-answer-times.ts';

/** What this context does on a schedule. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: 'count-answer-times', cron: '37 * * * *', run: () => countAnswerTimes({ db, clock }) },
];
