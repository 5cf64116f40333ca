import type { BookingRow } from '#contract/work/booking.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';

const daysOf = (from: string, to: string) => (from === to ? from : `${from}–${to}`);

/** The columns of a company's exported bookings. */
export const bookingColumns: CsvColumns<BookingRow> = [
  ['Från', ({ starts_on }) => starts_on],
  ['Till och med', ({ ends_on }) => ends_on],
  ['Person', ({ talent_name }) => talent_name],
  ['Roll', ({ role_title }) => role_title],
  ['Projekt', ({ project_title }) => project_title],
  ['Slag', ({ kind }) => dateKindLabels[kind]],
  ['Arvode', ({ fee }) => feeText(fee)],
  ['Läge', ({ status }) => bookingStatusLabels[status].word],
  [
    'Flyttas till',
    ({ moving_to }) => moving_to?.map(({ starts_on, ends_on }) => daysOf(starts_on, ends_on)).join(', ') ?? null,
  ],
];
