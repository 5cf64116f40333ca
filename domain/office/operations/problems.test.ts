import { expect, test } from 'vitest';
import { problemsOf, type Readings } from './problems.ts';

const NOW = new Date('2026-11-29T10:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const WELL: Readings = {
  processes: [],
  jobs: [],
  works: [],
  dead: [],
  database: { longest_lock_wait_seconds: 10, oldest_transaction_seconds: 300 },
  backup: { is_expected: true, newest: { begun_date: ago(25 * 60) }, unfinished: null },
  failing: [],
  slowest: [],
};
const told = (readings: Partial<Readings>) =>
  problemsOf({ ...WELL, ...readings }, NOW).map(({ kind, since }) => [kind, since]);

const aProcess = { host: 'a', pid: 1, silent_from: ago(3), checks: { search: ago(9) } };
test.each([
  ['running', [['check_failing', ago(9)]]],
  ['stopping', []],
  ['replaced', []],
  // The checks of a silent process are old.
  ['silent', [['process_silent', ago(3)]]],
] as const)('a process that is %s has its own problems', (standing, problems) => {
  expect(told({ processes: [{ ...aProcess, standing }] })).toEqual(problems);
});

const aJob = { job: 'tidy-files', next_date: ago(-5), done_date: ago(60), attempts: 0, is_running: false };
test.each([
  ['waits for its time', {}, []],
  ['is late by ten minutes', { next_date: ago(10) }, []],
  ['is late by eleven minutes', { next_date: ago(11) }, [['job_late', ago(11)]]],
  ['runs for the first time', { attempts: 1, is_running: true }, []],
  ['has failed and waits', { attempts: 1 }, [['job_failing', ago(60)]]],
  ['has failed and runs again', { attempts: 2, is_running: true }, [['job_failing', ago(60)]]],
  ['has never succeeded', { attempts: 3, done_date: null }, [['job_failing', null]]],
])('a job that %s', (_name, job, problems) => {
  expect(told({ jobs: [{ ...aJob, ...job }] })).toEqual(problems);
});

test('work is old after ten minutes', () => {
  const works = [
    { work: 'mail', oldest_date: ago(10) },
    { work: 'papers', oldest_date: ago(11) },
    { work: 'exports', oldest_date: null },
  ];
  expect(told({ works })).toEqual([['work_old', ago(11)]]);
});

test('long waits for a lock and long transactions are problems from their beginning', () => {
  const database = { longest_lock_wait_seconds: 60, oldest_transaction_seconds: 600 };
  expect(told({ database })).toEqual([
    ['transaction_old', ago(10)],
    ['lock_wait', ago(1)],
  ]);
});

const newest = { begun_date: ago(25 * 60 + 1) };
const failed = { state: 'failed', begun_date: ago(5) } as const;
test.each([
  ['that does not exist', { newest: null }, [['backup_missing', null]]],
  ['of more than 25 hours', { newest }, [['backup_old', newest.begun_date]]],
  ['that runs', { unfinished: { ...failed, state: 'running' } as const }, []],
  ['that failed', { unfinished: failed }, [['backup_failed', ago(5)]]],
])('a backup %s is a problem only where backups are expected', (_name, backup, problems) => {
  expect(told({ backup: { ...WELL.backup, ...backup } })).toEqual(problems);
  expect(told({ backup: { ...WELL.backup, ...backup, is_expected: false } })).toEqual([]);
});

test('a route is slow by the mean of five answers or more', () => {
  const route = { route: 'GET /a', failed: 0, failed_since: null, slowest_seconds: 9 };
  expect(told({ slowest: [{ ...route, count: 5, seconds: 5 }] })).toEqual([['route_slow', null]]);
  expect(told({ slowest: [{ ...route, count: 4, seconds: 9 }] })).toEqual([]);
  expect(told({ slowest: [{ ...route, count: 5, seconds: 4.9 }] })).toEqual([]);
});

test('the longest problem comes first, and one without a time last', () => {
  const jobs = [
    { ...aJob, attempts: 1, done_date: null },
    { ...aJob, attempts: 1, done_date: ago(1) },
  ];
  const dead = [{ kind: 'mail', oldest_date: ago(30) }];
  expect(told({ jobs, dead }).map(([, since]) => since)).toEqual([ago(30), ago(1), null]);
});
