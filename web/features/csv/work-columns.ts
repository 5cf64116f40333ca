import type { AssignmentSummary } from '#contract/booking.ts';
import type { RequestSummary } from '#contract/candidate.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { feeText } from '#texts/fee-words.ts';
import { bookingStatusLabels, standingLabels } from '#texts/labels.ts';
import { reportStatusLabels } from '#texts/report-words.ts';
import { dayOfInstant } from '#web/ui/clock.ts';
import { type CsvColumns, kronorCell } from '#web/ui/csv.ts';

const place = (municipality_id: string | null) => municipality_id && municipalities.label(municipality_id);

/** What the talent has been asked to do. */
export const requestColumns: CsvColumns<RequestSummary> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Läge', ({ standing }) => standingLabels[standing].word],
  ['Ort', ({ municipality_id }) => place(municipality_id)],
  ['Första dagen', ({ first_day }) => first_day],
  ['Sista dagen', ({ last_day }) => last_day],
  ['Arvode', ({ fee }) => feeText(fee)],
  ['Svara senast', ({ answer_by }) => answer_by],
  ['Besked senast', ({ decision_by }) => decision_by],
  ['Kom', ({ created_date }) => dayOfInstant(created_date)],
];

/** What the talent is booked for, and has done. */
export const assignmentColumns: CsvColumns<AssignmentSummary> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Företag', ({ company_name }) => company_name],
  ['Ort', ({ municipality_id }) => place(municipality_id)],
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
