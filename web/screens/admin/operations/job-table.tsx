import type { OperatedJob } from '#contract/office/operations.ts';
import { jobName } from '#texts/office/operations-words.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { jobBadge, jobsTitle, type Operations } from './operations.view.ts';

const COLUMNS: readonly Column<OperatedJob>[] = [
  {
    id: 'job',
    header: 'Jobb',
    is_row_header: true,
    cell: ({ job }) => (
      <span className="block">
        <span className="block font-medium">{jobName(job)}</span>
        <span className="block text-sm text-ink-muted">{job}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Läge',
    cell: (job) => {
      const { tone, words } = jobBadge(job);
      return <StateBadge tone={tone}>{words}</StateBadge>;
    },
  },
  {
    id: 'done',
    header: 'Lyckades senast',
    cell: ({ done_date }) => (done_date === null ? 'Aldrig' : <InstantText instant={done_date} />),
  },
  { id: 'next', header: 'Nästa gång', cell: ({ next_date }) => <InstantText instant={next_date} /> },
];

/** The scheduled jobs, folded together: one that needs somebody is a problem above. */
export function JobTable({ jobs }: Pick<Operations, 'jobs'>) {
  return (
    <Disclosure isWide title={jobsTitle(jobs)}>
      <DataTable label="Schemalagda jobb" columns={COLUMNS} rows={jobs} keyOf={({ job }) => job} />
    </Disclosure>
  );
}
