import type { BookingRow } from '#contract/work/booking.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { BookingState } from '#web/features/work/booking/booking-state.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import type { Sort } from '#web/ui/list/sort-rows.ts';
import { Link } from '#web/ui/text/link.tsx';
import { TwoLineSpan } from '#web/ui/text/two-line-span.tsx';

const columnsFor = (isSortable: boolean): Column<BookingRow>[] => [
  {
    id: 'day',
    header: 'Dagar',
    is_sortable: isSortable,
    cell: (row) => <TwoLineSpan from={row.starts_on} to={row.ends_on} />,
  },
  { id: 'person', header: 'Person', is_row_header: true, is_sortable: isSortable, cell: (row) => row.talent_name },
  { id: 'role', header: 'Roll', cell: (row) => row.role_title },
  {
    id: 'project',
    header: 'Projekt',
    is_sortable: isSortable,
    cell: (row) => (
      <Link to={`/CompanyOngoingProjectDetails?id=${row.project_id}`} className="text-link">
        {row.project_title}
      </Link>
    ),
  },
  { id: 'kind', header: 'Slag', cell: (row) => dateKindLabels[row.kind] },
  { id: 'fee', header: 'Arvode', align: 'end', cell: (row) => <span className="tabular">{feeText(row.fee)}</span> },
  { id: 'state', header: 'Läge', class_name: 'unstacked:pl-6', cell: (row) => <BookingState row={row} /> },
];

interface BookingTableProps {
  rows: readonly BookingRow[];
  /** The order of the rows, if the server sorts them. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Bookings of all projects, one row each. */
export function BookingTable({ rows, sort, onSort }: BookingTableProps) {
  return (
    <DataTable
      room="more"
      label="Bokningar"
      columns={columnsFor(onSort !== undefined)}
      rows={rows}
      keyOf={(row) => row.id}
      sort={sort}
      onSort={onSort}
    />
  );
}
