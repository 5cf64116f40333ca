import type { AssignmentDetails, AssignmentSummary } from '#contract/work/booking.ts';
import { BOOKING_STATUSES, type BookingStatus, isHeld } from '#domain/work/booking/booking-states.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';

type Span = AssignmentSummary['bookings'][number];

export interface AssignmentView {
  readonly state: StateLabel;
  /** The span of days that the row shows: the next one, otherwise the last; null without bookings. */
  readonly span: Span | null;
  /** Number of spans after the shown one. */
  readonly more_count: number;
}

/** The next booked span of days, that is the first one that ends on `today` (ISO day) or later; null if none does. */
export function nextSpan(bookings: readonly Span[], today: string): Span | null {
  return (
    bookings
      .filter((booking) => isHeld(booking) && booking.ends_on >= today)
      .sort((a, b) => a.starts_on.localeCompare(b.starts_on))[0] ?? null
  );
}

/** The status of an assignment: the first in BOOKING_STATUSES that one of its bookings has. */
function statusOf(bookings: readonly Span[]): BookingStatus {
  return BOOKING_STATUSES.find((status) => bookings.some((booking) => booking.status === status)) ?? 'cancelled';
}

/** The state of an assignment. It counts as cancelled only if all its bookings are cancelled. `today` is an ISO day. */
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

/**
 * The state of an assignment's report in the talent's list. Null without a report, for a void one, and for an open one
 * while booked days remain.
 */
export function reportInList(
  { report_status, bookings }: Pick<AssignmentSummary, 'report_status' | 'bookings'>,
  today: string,
): StateLabel | null {
  if (report_status === null || report_status === 'void') return null;
  return report_status === 'open' && nextSpan(bookings, today) ? null : REPORT_IN_LIST[report_status];
}

/** The bookings of an assignment that its talent may still call off. */
export const daysToCallOff = ({ bookings }: Pick<AssignmentDetails, 'bookings'>) =>
  bookings.filter(({ actions }) => actions.includes('call-off'));

/**
 * Number of paid days: the sum divided by the fee for a day (both in öre). The server's sum counts only the kinds of
 * days that are paid.
 */
export function paidDays(assignment: Pick<AssignmentSummary, 'fee' | 'total_fee_ore'>): number {
  const { amount_ore } = assignment.fee;
  return amount_ore ? Math.round(assignment.total_fee_ore / amount_ore) : 0;
}
