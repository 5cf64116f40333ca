import { earningsOf } from '#domain/deal/price/earnings.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { type PlannedBooking, planOf, pricedBy } from '#domain/work/report/report.ts';
import type { ReportStatus } from '#domain/work/report/report.workflow.ts';
import type { AgreementKind } from './agreement.workflow.ts';

/** True if the pay for the work is decided by the report: other terms would be signed and never paid. */
export const isWorkDecided = ({ report_status }: { readonly report_status: ReportStatus | null }): boolean =>
  report_status === 'approved' || report_status === 'settled' || report_status === 'void';

/**
 * True if the company may offer other terms, or the same terms again, for booked work: while the project runs and a
 * booking stands, until the work report is disputed or decided, and only from the newest version, so that nobody
 * changes an outdated version.
 */
export function mayChangeTerms(agreement: {
  readonly kind: AgreementKind;
  readonly is_newest: boolean;
  readonly project_status: ProjectStatus;
  readonly kept_booking_count: number;
  /** Status of the work report; null without one. */
  readonly report_status: ReportStatus | null;
}): boolean {
  const { kind, is_newest, project_status, kept_booking_count } = agreement;
  const isRunning = project_status === 'active' && kept_booking_count > 0;
  // A dispute must be settled first, by its own days and terms.
  const isDisputed = agreement.report_status === 'disputed';
  return kind === 'work' && is_newest && isRunning && !isDisputed && !isWorkDecided(agreement);
}

type Span = Pick<TermsSpan, 'kind' | 'starts_on' | 'ends_on'>;

const inOneOrder = (spans: readonly Span[]): string =>
  spans
    .map(({ kind, starts_on, ends_on }) => `${kind} ${starts_on} ${ends_on}`)
    .sort()
    .join();

/** The days before `today`, each as a span of its own. */
const daysBefore = (spans: readonly Span[], today: string): Span[] =>
  spans.flatMap(({ kind, starts_on, ends_on }) => {
    const days: Span[] = [];
    for (let day = starts_on; day <= ends_on && day < today; day = addDays(day, 1))
      days.push({ kind, starts_on: day, ends_on: day });
    return days;
  });

/**
 * True if the days before `today` stay as they are: begun work gets no new days by an agreement. The rest of a span that
 * has begun may change, because the fourth day of shooting is moved on the second.
 */
export const keepsBegunDays = (before: readonly Span[], after: readonly Span[], today: string): boolean =>
  inOneOrder(daysBefore(before, today)) === inOneOrder(daysBefore(after, today));

/**
 * True if the spans that began before `today` stay whole. Those of a talent under 18 have to: a divided span is a new
 * booking, which would wait for a clearance that its first day has passed.
 */
export function keepsBegunSpans(before: readonly Span[], after: readonly Span[], today: string): boolean {
  const begun = (spans: readonly Span[]) => inOneOrder(spans.filter(({ starts_on }) => starts_on < today));
  return begun(before) === begun(after);
}

/** The pay owed by the terms for the days that the company has cancelled. */
function cancelledPay(terms: Terms, bookings: readonly PlannedBooking[]): Ore {
  const plan = planOf(terms, bookings);
  const days = plan.days.filter(({ outcome, share }) => outcome === 'cancelled' && share > 0);
  const priced = pricedBy({ ...plan, days }, terms);
  return add(...earningsOf(priced.terms, priced.work).map(({ amount_ore }) => amount_ore));
}

/**
 * True if new terms owe as much as the old ones for the days that the company cancelled: that pay was decided by the
 * time of the cancellation and the terms at that time. A report has one fee for all days, so other terms would change
 * the pay, and terms without the cancelled day would owe nothing for it.
 */
export const keepsCancelledPay = (before: Terms, after: Terms, bookings: readonly PlannedBooking[]): boolean =>
  cancelledPay(before, bookings) === cancelledPay(after, bookings);

/**
 * True if new terms book at least one day: a day that is booked already, or a day missing from the old terms. A
 * cancelled day stays cancelled, so terms with no other day would be signed for nothing.
 */
export const booksAnyDay = (before: Terms, after: Terms, bookings: readonly PlannedBooking[]): boolean =>
  after.days.some(({ kind, starts_on, ends_on }) => {
    const isThis = (span: { readonly starts_on: string; readonly ends_on: string }) =>
      span.starts_on === starts_on && span.ends_on === ends_on;
    const isNew = !before.days.some((span) => span.kind === kind && isThis(span));
    return isNew || bookings.some((booking) => booking.status !== 'cancelled' && isThis(booking));
  });
