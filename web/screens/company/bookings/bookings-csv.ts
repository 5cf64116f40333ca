import type { BookingRow } from '#contract/booking.ts';
import { feeText } from '#texts/fee-words.ts';
import { bookingStatusLabels, dateKindLabels } from '#texts/labels.ts';
import { csvOf } from '#web/ui/csv.ts';

const HEADERS = ['Från', 'Till och med', 'Person', 'Roll', 'Projekt', 'Slag', 'Arvode', 'Läge'];

/** Bookings as spreadsheets read them. */
export function bookingsCsv(rows: readonly BookingRow[]): string {
  return csvOf([
    HEADERS,
    ...rows.map((row) => [
      ...[row.starts_on, row.ends_on, row.talent_name, row.role_title, row.project_title],
      ...[dateKindLabels[row.kind], feeText(row.fee), bookingStatusLabels[row.status].word],
    ]),
  ]);
}
