import { jobs as accounts } from './features/accounts/jobs.ts';
import { jobs as auditions } from './features/auditions/jobs.ts';
import { jobs as casting } from './features/casting/jobs.ts';
import { jobs as companies } from './features/companies/jobs.ts';
import { jobs as finding } from './features/finding/jobs.ts';
import { jobs as money } from './features/money/jobs.ts';
import { jobs as office } from './features/office/jobs.ts';
import { jobs as people } from './features/people/jobs.ts';
import { jobs as projects } from './features/projects/jobs.ts';
import { jobs as talk } from './features/talk/jobs.ts';
import { keepAssets, removeOldAssets } from './files/kept-assets.ts';
import { tidyFiles } from './files/tidy-files.ts';
import type { ScheduledJob } from './jobs/jobs.ts';
import { dailyAt, everyMinutes } from './jobs/times.ts';
import { sweepDeadlines } from './lifecycle/sweep-deadlines.ts';
import type { Drainer } from './outbox/drainer.ts';
import type { Services } from './services.ts';

/** The parts of a process that jobs need. */
export type JobNeeds = { readonly outbox: Pick<Drainer, 'wake'> } & Pick<
  Services,
  'env' | 'db' | 'files' | 'own_data' | 'scribe' | 'preparer' | 'calendars' | 'talents' | 'briefs' | 'clock' | 'log'
>;

/** Jobs that serve all contexts. */
const ofTheHouse = ({ env, db, files, outbox, scribe, clock, log }: JobNeeds): ScheduledJob[] => [
  { name: 'sweep-deadlines', times: everyMinutes(5), run: () => sweepDeadlines({ db, clock, log }) },
  // The next two jobs wake the outbox and the scribe for retries, and in case a wake-up was lost.
  { name: 'drain-outbox', times: everyMinutes(1), run: async () => outbox.wake() },
  { name: 'print-documents', times: everyMinutes(1), run: async () => scribe.wake() },
  { name: 'tidy-files', times: dailyAt('03:40'), run: () => tidyFiles({ env, db, files, clock, log }) },
  // Only installations in production keep the files of their builds.
  ...(env.node_env === 'production'
    ? [
        {
          name: 'tidy-assets',
          times: dailyAt('03:50'),
          run: async () => {
            await keepAssets({ db, files, clock });
            await removeOldAssets({ db, files, clock });
          },
        },
      ]
    : []),
];

/** All scheduled jobs, context by context. */
export const scheduledJobs = (needs: JobNeeds): ScheduledJob[] =>
  [ofTheHouse, accounts, people, companies, finding, projects, casting, auditions, money, talk, office].flatMap(
    (jobs) => jobs(needs),
  );
