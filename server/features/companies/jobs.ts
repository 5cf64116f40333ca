import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { turnOffWebhooks } from './webhook/commands/turn-off-webhooks.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: 'turn-off-webhooks', times: hourlyAt(37), run: () => turnOffWebhooks({ db, clock }) },
];
