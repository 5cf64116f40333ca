import type { OperatedBackup, OperatedJob, OperatedProcess } from '#contract/office/operations.ts';
import type { ProcessStanding } from '#domain/office/operations/process-standing.ts';
import { checkName, problemWords, standingWords } from '#texts/office/operations-words.ts';
import { formatBytes } from '#texts/people/recording-words.ts';
import type { Answer } from '#web/api/client.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

export type Operations = Answer<'GET /admin/operations'>;
type Problem = Operations['problems'][number];

export interface ProblemRow {
  readonly id: string;
  readonly title: string;
  /** The place of the problem: a process or a route; empty without one. */
  readonly where: string;
  readonly since: string;
  readonly remedy: string;
  /** Address of the screen where the administrator can act; null without one. */
  readonly href: string | null;
}

/** What happened at the time of a problem, if it did not begin then. */
const SINCE: Partial<Record<Problem['kind'], string>> = {
  job_failing: 'Lyckades senast',
  backup_old: 'Den senaste är från',
  backup_failed: 'Började',
};

/** The time of a problem: 'Sedan sön 29 nov, 09.12'. */
function sinceText({ kind, since }: Problem, today?: string): string {
  if (since === null) return kind === 'route_slow' ? 'Den senaste timmen' : '';
  return `${SINCE[kind] ?? 'Sedan'} ${formatInstant(since, today)}`;
}

/** The problems as rows. */
export function problemRows(problems: readonly Problem[], today?: string): ProblemRow[] {
  return problems.map((problem) => {
    const { kind, subject, process } = problem;
    const isRoute = kind === 'route_failing' || kind === 'route_slow';
    return {
      id: [kind, subject, process].join(' '),
      ...problemWords(problem),
      where: isRoute ? subject : (process ?? ''),
      since: sinceText(problem, today),
      href: kind === 'entries_dead' ? '/AdminOutbox' : null,
    };
  });
}

const TONES: Record<ProcessStanding, Tone> = {
  running: 'agreed',
  stopping: 'waiting',
  silent: 'lost',
  replaced: 'neutral',
};

export interface Badge {
  readonly tone: Tone;
  readonly words: string;
}

/** The standing of a process; while it runs, its failing checks. */
export function processBadge({ standing, checks }: Pick<OperatedProcess, 'standing' | 'checks'>): Badge {
  const failing = Object.entries(checks).flatMap(([name, since]) => (since === null ? [] : [checkName(name)]));
  if (standing !== 'running' || failing.length === 0) return { tone: TONES[standing], words: standingWords[standing] };
  return { tone: 'lost', words: `Fungerar inte: ${failing.join(', ')}` };
}

/** The free part of a disk: '60 GB av 93 GB'; 'Svarar inte' if it is unknown. */
export function diskText({ disk_bytes, disk_free_bytes }: Pick<OperatedProcess, 'disk_bytes' | 'disk_free_bytes'>) {
  if (disk_bytes === null || disk_free_bytes === null) return 'Svarar inte';
  return `${formatBytes(disk_free_bytes)} av ${formatBytes(disk_bytes)}`;
}

/** The state of a scheduled job. */
export function jobBadge({ attempts, is_running }: Pick<OperatedJob, 'attempts' | 'is_running'>): Badge {
  if (attempts > (is_running ? 1 : 0)) return { tone: 'lost', words: `Misslyckas, ${formatNumber(attempts)} försök` };
  return is_running ? { tone: 'waiting', words: 'Pågår' } : { tone: 'agreed', words: 'I tid' };
}

/** The state of the backups. */
export function backupBadge({ newest, unfinished }: OperatedBackup): Badge {
  if (unfinished?.state === 'running') return { tone: 'waiting', words: 'Pågår' };
  if (unfinished) return { tone: 'lost', words: 'Misslyckades' };
  return newest ? { tone: 'agreed', words: 'Hel' } : { tone: 'neutral', words: 'Ingen' };
}

/** The heading above the jobs: 'Schemalagda jobb: 17, inget misslyckas'. */
export function jobsTitle(jobs: readonly Pick<OperatedJob, 'attempts' | 'is_running'>[]): string {
  const failing = jobs.filter((job) => jobBadge(job).tone === 'lost').length;
  const how = failing === 0 ? 'inget misslyckas' : `${formatNumber(failing)} misslyckas`;
  return `Schemalagda jobb: ${formatNumber(jobs.length)}, ${how}`;
}

/** A short time: '340 ms', '1,4 s', '12 s'. */
export function secondsText(seconds: number): string {
  if (seconds < 1) return `${formatNumber(seconds * 1000)}\u00a0ms`;
  return `${formatNumber(seconds, seconds < 10 ? 1 : 0)}\u00a0s`;
}
