import type { AssignmentDetails, AssignmentSummary } from '#contract/work/booking.ts';
import { BOOKING_STATUSES, type BookingStatus, isHeld } from '#domain/work/booking/booking-states.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';

type Span = AssignmentSummary['bookings'][number];

export interface AssignmentView {
  readonly state: StateLabel;
  /** The span that the row is about: the next that is still to come, otherwise the last there was. */
  readonly span: Span | null;
  /** All spans after the one shown, as a count. */
  readonly more_count: number;
}

/** The next span that is booked and not over on `today` (ISO day), or null. */
export function nextSpan(bookings: readonly Span[], today: string): Span | null {
  return (
    bookings
      .filter((booking) => isHeld(booking) && booking.ends_on >= today)
      .sort((a, b) => a.starts_on.localeCompare(b.starts_on))[0] ?? null
  );
}

/** The most telling part of an assignment comes first: waiting, to come, done. */
function statusOf(bookings: readonly Span[]): BookingStatus {
  return BOOKING_STATUSES.find((status) => bookings.some((booking) => booking.status === status)) ?? 'cancelled';
}

/** How an assignment is shown: cancelled only when nothing of it is left. `today` is an ISO day. */
export function assignmentView(bookings: readonly Span[], today: string): AssignmentView {
  const status = statusOf(bookings);
  const kept = bookings
    .filter((booking) => booking.status === status || (isHeld(booking) && isHeld({ status })))
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on));
  const span = nextSpan(kept, today) ?? kept.at(-1) ?? null;
  return {
    state: bookingStatusLabels[status],
    span,
    more_count: span ? kept.filter((booking) => booking.starts_on > span.starts_on).length : 0,
  };
}

const REPORT_IN_LIST: Record<Exclude<ReportStatus, 'void'>, StateLabel> = {
  open: { word: 'Inte rapporterat än', tone: 'waiting' },
  reported: { word: 'Rapporten väntar på företaget', tone: 'waiting' },
  adjusted: { word: 'Rapporten är ändrad, väntar på dig', tone: 'waiting' },
  approved: { word: 'Rapporten är godkänd', tone: 'agreed' },
  disputed: { word: 'Ni är oense om rapporten, vi avgör', tone: 'lost' },
  settled: { word: 'Rapporten är avgjord', tone: 'agreed' },
};

/** How the report of an assignment stands, to its talent in a list; nothing before there is anything to report. */
export function reportInList(
  { report_status, bookings }: Pick<AssignmentSummary, 'report_status' | 'bookings'>,
  today: string,
): StateLabel | null {
  if (report_status === null || report_status === 'void') return null;
  return report_status === 'open' && nextSpan(bookings, today) ? null : REPORT_IN_LIST[report_status];
}

/** The days of an assignment that its talent may still say they cannot come to. */
export const daysToCallOff = ({ bookings }: Pick<AssignmentDetails, 'bookings'>) =>
  bookings.filter(({ actions }) => actions.includes('call-off'));

/** How many days the sum is made of (both in öre): which kinds of days are paid is the server's to decide. */
export function paidDays(assignment: Pick<AssignmentSummary, 'fee' | 'total_fee_ore'>): number {
  const { amount_ore } = assignment.fee;
  return amount_ore ? Math.round(assignment.total_fee_ore / amount_ore) : 0;
}
