import type { WaitingWork } from '#contract/office/operations.ts';
import { workName } from '#texts/office/operations-words.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import type { Operations } from './operations.view.ts';

const COLUMNS: readonly Column<WaitingWork>[] = [
  { id: 'work', header: 'Arbete', is_row_header: true, cell: ({ work }) => workName(work) },
  { id: 'waiting', header: 'Väntar', align: 'end', cell: ({ waiting }) => formatNumber(waiting) },
  { id: 'failed', header: 'Har misslyckats', align: 'end', cell: ({ failed }) => formatNumber(failed) },
  {
    id: 'oldest',
    header: 'Äldst sedan',
    align: 'end',
    cell: ({ oldest_date }) => (oldest_date === null ? '–' : <InstantText instant={oldest_date} />),
  },
];

/** All work that waits in the background, by kind. */
export function WorkTable({ works }: Pick<Operations, 'works'>) {
  const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';
  return (
    <Section
      title="Arbete som väntar"
      actions={
        <Link to="/AdminOutbox?state=waiting" className={link}>
          Utskick
        </Link>
      }
    >
      <DataTable label="Arbete som väntar" columns={COLUMNS} rows={works} keyOf={({ work }) => work} />
    </Section>
  );
}
