import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '#domain/office/operations/problems.ts';
import { checkName, jobName, problemWords, summaryWords, workName } from '#texts/office/operations-words.ts';
import {
  backupBadge,
  diskText,
  jobBadge,
  jobsTitle,
  problemRows,
  processBadge,
  secondsText,
} from './operations.view.ts';

const since = '2026-11-29T09:48:00.000Z';
const today = '2026-11-29';

describe('a problem', () => {
  test('has its place, its time in words and what to do', () => {
    const problem = { kind: 'check_failing', subject: 'search', process: 'a (7)', since } as const;
    expect(problemRows([problem], today)).toEqual([
      {
        id: 'check_failing search a (7)',
        title: 'Sökningen svarar inte i en process',
        where: 'a (7)',
        since: 'Sedan sön 29 nov, 10.48',
        remedy: expect.stringMatching(/^Efter en start läser den/),
        href: null,
      },
    ]);
  });

  test.each([
    ['job_failing', since, 'Lyckades senast sön 29 nov, 10.48'],
    ['job_failing', null, ''],
    ['route_slow', null, 'Den senaste timmen'],
    ['backup_old', since, 'Den senaste är från sön 29 nov, 10.48'],
    ['backup_failed', since, 'Började sön 29 nov, 10.48'],
    ['backup_missing', null, ''],
  ] as const)('of the kind %s with the time %s says "%s"', (kind, at, said) => {
    expect(problemRows([{ kind, subject: 'x', process: null, since: at }], today)[0]?.since).toBe(said);
  });

  test('of a route is at the route, and of a dead mail leads to the outbox', () => {
    const rows = problemRows([
      { kind: 'route_failing', subject: 'GET /talents/:id', process: null, since },
      { kind: 'entries_dead', subject: 'mail', process: null, since },
    ]);
    expect(rows.map(({ where, href }) => [where, href])).toEqual([
      ['GET /talents/:id', null],
      ['', '/AdminOutbox'],
    ]);
  });

  test.each(PROBLEMS)('of the kind %s says what to do in a whole sentence, also about an unknown subject', (kind) => {
    const { title, remedy } = problemWords({ kind, subject: 'unknown' });
    expect(title).not.toBe('');
    expect(remedy).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('an unknown check, job or work keeps its name', () => {
  expect([checkName('x'), jobName('x'), workName('x')]).toEqual(['x', 'x', 'x']);
});

test('the summary counts what somebody has to look at', () => {
  expect([0, 1, 2].map(summaryWords)).toEqual(['Allt fungerar', 'En sak att se till', '2 saker att se till']);
});

test.each([
  ['running', {}, 'Kör', 'agreed'],
  ['running', { clock: since, disk: since, live: null }, 'Fungerar inte: Klockan, Disken', 'lost'],
  ['silent', { clock: since }, 'Tyst', 'lost'],
  ['replaced', {}, 'Ersatt', 'neutral'],
  ['stopping', {}, 'Avslutas', 'waiting'],
] as const)('a process that is %s with the checks %o is "%s"', (standing, checks, words, tone) => {
  expect(processBadge({ standing, checks })).toEqual({ tone, words });
});

test.each([
  [0, false, 'I tid'],
  [1, true, 'Pågår'],
  [1, false, 'Misslyckas, 1 försök'],
  [2, true, 'Misslyckas, 2 försök'],
])('a job with %i starts, running %s, is "%s"', (attempts, is_running, words) => {
  expect(jobBadge({ attempts, is_running }).words).toBe(words);
});

const newest = { begun_date: since, place: '/mnt/backups', rows: 9, files: 2, missing: 0 };
const unfinished = { begun_date: since, error: null };
test.each([
  ['none', { newest: null, unfinished: null }, 'Ingen', 'neutral'],
  ['a whole last one', { newest, unfinished: null }, 'Hel', 'agreed'],
  ['one that runs', { newest, unfinished: { ...unfinished, state: 'running' } as const }, 'Pågår', 'waiting'],
  [
    'a last one that failed',
    { newest, unfinished: { ...unfinished, state: 'failed' } as const },
    'Misslyckades',
    'lost',
  ],
])('backups with %s have the state "%s"', (_name, backup, words, tone) => {
  expect(backupBadge(backup)).toEqual({ tone, words });
});

test('the heading of the jobs counts those that fail', () => {
  const well = { attempts: 0, is_running: false };
  expect(jobsTitle([well, { attempts: 1, is_running: true }])).toBe('Schemalagda jobb: 2, inget misslyckas');
  expect(jobsTitle([well, { attempts: 1, is_running: false }])).toBe('Schemalagda jobb: 2, 1 misslyckas');
});

test('a disk that does not answer has no size', () => {
  expect(diskText({ disk_bytes: null, disk_free_bytes: null })).toBe('Svarar inte');
  expect(diskText({ disk_bytes: 2 ** 31, disk_free_bytes: 2 ** 30 })).toBe('1\u00a0GB av 2\u00a0GB');
});

test.each([
  [0.0123, '12\u00a0ms'],
  [1.44, '1,4\u00a0s'],
  [12.4, '12\u00a0s'],
])('%f seconds are "%s"', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text);
});
