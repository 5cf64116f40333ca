import { useQuery } from '@tanstack/react-query';
import type { RetentionRun } from '#contract/accounts/retention.ts';
import { RETAINED, RETENTION, type RetainedClass } from '#domain/accounts/retention/classes.ts';
import { classWords, groundOf, keptWords, outcomeWords } from '#texts/accounts/retention-words.ts';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { runText } from './retention.view.ts';

interface Row {
  id: RetainedClass;
  run: RetentionRun | undefined;
}

const COLUMNS: Column<Row>[] = [
  {
    id: 'what',
    header: 'Uppgifter',
    is_row_header: true,
    cell: ({ id }) => <span className="block min-w-56">{classWords[id].what}</span>,
  },
  {
    id: 'kept',
    header: 'Sparas',
    cell: ({ id }) => (
      <span className="block">
        {keptWords(id)}
        <span className="block text-sm text-ink-muted">{outcomeWords[RETENTION[id].outcome]}</span>
      </span>
    ),
  },
  { id: 'ground', header: 'Stöd', cell: ({ id }) => groundOf(id) },
  {
    id: 'run',
    header: 'Senaste gallringen',
    cell: ({ id, run }) => (
      <span className="block">
        {run && <InstantText instant={run.started_date} />}
        <span className="block text-sm text-ink-muted">{runText(id, run)}</span>
        {run && run.broken > 0 && <StateBadge tone="lost">{`${run.broken} gick inte`}</StateBadge>}
      </span>
    ),
  },
];

/** Every class of personal data, with the outcome of the job's latest run. */
export function RetentionTable() {
  const runs = useQuery(query('GET /admin/retention'));
  return (
    <QueryFrame query={runs}>
      {({ items }) => (
        <DataTable
          label="Gallring"
          columns={COLUMNS}
          rows={RETAINED.map((id) => ({ id, run: items.find((item) => item.class === id) }))}
          keyOf={({ id }) => id}
        />
      )}
    </QueryFrame>
  );
}
