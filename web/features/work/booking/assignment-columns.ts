import type { AssignmentSummary } from '#contract/work/booking.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { reportStatusLabels } from '#texts/work/report-words.ts';
import { type CsvColumns, kronorCell } from '#web/ui/list/csv.ts';

/** The columns of the talent's exported assignments, coming and done. */
export const assignmentColumns: CsvColumns<AssignmentSummary> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Ort', ({ municipality_id }) => municipality_id && municipalities.label(municipality_id)],
  ['Plats', (assignment) => assignment.place],
  [
    'Dagar',
    ({ bookings }) =>
      bookings
        .map(({ starts_on, ends_on, status }) => {
          const days = starts_on === ends_on ? starts_on : `${starts_on}–${ends_on}`;
          return `${days} (${bookingStatusLabels[status].word.toLowerCase()})`;
        })
        .join(', '),
  ],
  ['Arvode', ({ fee }) => feeText(fee)],
  ['Arvode i allt, kronor', ({ total_fee_ore }) => kronorCell(total_fee_ore)],
  ['Arbetsrapport', ({ report_status }) => report_status && reportStatusLabels[report_status].word],
];
