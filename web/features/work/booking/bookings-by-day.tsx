import type { BookingRow } from '#contract/work/booking.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { BookingState, CancelBooking, ReplaceBooking } from './booking-state.tsx';

/** One row for each booking, ordered by day. */
export function BookingsByDay(props: { rows: readonly BookingRow[]; onCancel: (row: BookingRow) => void }) {
  const columns: Column<BookingRow>[] = [
    {
      id: 'days',
      header: 'Dagar',
      is_row_header: true,
      sortValue: (row) => row.starts_on,
      cell: (row) => <SpanText from={row.starts_on} to={row.ends_on} />,
    },
    { id: 'kind', header: 'Slag', cell: (row) => dateKindLabels[row.kind] },
    { id: 'name', header: 'Person', sortValue: (row) => row.talent_name, cell: (row) => row.talent_name },
    { id: 'role', header: 'Roll', sortValue: (row) => row.role_title, cell: (row) => row.role_title },
    { id: 'fee', header: 'Arvode', align: 'end', cell: (row) => <span className="tabular">{feeText(row.fee)}</span> },
    { id: 'state', header: 'Läge', cell: (row) => <BookingState row={row} /> },
    {
      id: 'actions',
      header: 'Åtgärder',
      is_header_hidden: true,
      align: 'end',
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-1">
          <ReplaceBooking row={row} />
          <CancelBooking row={row} onCancel={props.onCancel} />
        </span>
      ),
    },
  ];
  return <DataTable label="Bokningar per dag" columns={columns} rows={props.rows} keyOf={(row) => row.id} />;
}
