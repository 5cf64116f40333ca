import { Gauge, type Registry } from 'prom-client';
import type { DatabaseReading } from './database-reading.ts';
import { PREFIX } from './prefix.ts';

/** Seconds from a date (ISO) to the reading; 0 for a later date. */
const secondsSince = ({ now }: DatabaseReading, date: string): number =>
  Math.max(0, (Date.parse(now) - Date.parse(date)) / 1000);

interface Measure {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly values: (reading: DatabaseReading) => readonly (readonly [label: string, value: number])[];
}

const MEASURES: readonly Measure[] = [
  {
    name: 'work_waiting',
    help: 'Rows that wait for work in the background, by kind of work.',
    label: 'work',
    values: ({ waiting }) => waiting.map((row) => [row.work, row.waiting]),
  },
  {
    name: 'work_failed',
    help: 'Rows among them whose last attempt failed, by kind of work.',
    label: 'work',
    values: ({ waiting }) => waiting.map((row) => [row.work, row.failed]),
  },
  {
    name: 'work_oldest_seconds',
    help: 'Time for which the oldest row has waited, by kind of work.',
    label: 'work',
    values: (reading) =>
      reading.waiting.map(({ work, oldest_date }) => [
        work,
        oldest_date === null ? 0 : secondsSince(reading, oldest_date),
      ]),
  },
  {
    name: 'outbox_dead',
    help: 'Entries of the outbox that are no longer tried and wait for an administrator, by kind.',
    label: 'kind',
    values: ({ dead }) => dead.map(({ kind, count }) => [kind, count]),
  },
  {
    name: 'job_overdue_seconds',
    help: 'Time since a scheduled job should have begun; 0 if it is not due.',
    label: 'scheduled',
    values: (reading) => reading.jobs.map(({ job, next_date }) => [job, secondsSince(reading, next_date)]),
  },
  {
    name: 'job_attempts',
    help: 'Starts of a scheduled job since its last success.',
    label: 'scheduled',
    values: ({ jobs }) => jobs.map(({ job, attempts }) => [job, attempts]),
  },
  {
    name: 'job_done_seconds',
    help: 'Time since the last success of a scheduled job; missing before the first.',
    label: 'scheduled',
    values: (reading) =>
      reading.jobs.flatMap(({ job, done_date }) =>
        done_date === null ? [] : [[job, secondsSince(reading, done_date)] as const],
      ),
  },
  {
    name: 'database_lock_waits',
    help: 'Connections that wait for a lock.',
    values: ({ activity }) => [['', activity.lock_waits]],
  },
  {
    name: 'database_oldest_transaction_seconds',
    help: 'Age of the oldest open transaction.',
    values: ({ activity }) => [['', activity.oldest_transaction_seconds]],
  },
  {
    name: 'database_bytes',
    help: 'Size of the database.',
    values: ({ activity }) => [['', activity.bytes]],
  },
  {
    name: 'backup_age_seconds',
    help: 'Age of the newest whole backup; missing before the first.',
    values: (reading) => {
      const { newest } = reading.backup;
      return newest ? [['', secondsSince(reading, newest.begun_date)]] : [];
    },
  },
  {
    name: 'backup_failed',
    help: '1 if the last backup failed or was cut off, otherwise 0.',
    values: ({ backup }) => [['', backup.unfinished?.state === 'failed' ? 1 : 0]],
  },
  {
    name: 'to_do',
    help: 'What waits for an administrator, by kind, such as payouts at risk.',
    label: 'what',
    values: ({ to_do }) => to_do.map(({ what, count }) => [what, count]),
  },
];

/**
 * Measures the facts that only the database knows. While the database does not answer, the measurements are missing
 * instead of old.
 * @returns a function that asks the database, with one reading for all; it never throws
 */
export function measureDatabase(registry: Registry, read: () => Promise<DatabaseReading>): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: `${PREFIX}database_up`,
    help: '1 if the database has answered for this measurement, otherwise 0.',
    registers,
  });
  const gauges = MEASURES.map(({ name, help, label, values }) => ({
    gauge: new Gauge({ name: PREFIX + name, help, labelNames: label === undefined ? [] : [label], registers }),
    hasLabel: label !== undefined,
    labelsOf: (of: string) => (label === undefined ? {} : { [label]: of }),
    values,
  }));
  return async () => {
    const reading = await read().catch(() => undefined);
    up.set(reading ? 1 : 0);
    for (const { gauge, hasLabel, labelsOf, values } of gauges) {
      gauge.reset();
      const measured = reading ? values(reading) : [];
      // A measurement without labels is 0 after a reset, which is a value; one with labels has no rows then.
      if (measured.length === 0 && !hasLabel) gauge.remove();
      for (const [of, value] of measured) gauge.set(labelsOf(of), value);
    }
  };
}
