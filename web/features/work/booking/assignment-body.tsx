import type { ReactNode } from 'react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { FeeSum } from '#web/features/casting/request/fee-sum.tsx';
import { TermsPart } from '#web/features/deal/terms/terms-part.tsx';
import { termsSections } from '#web/features/deal/terms/terms-sections.view.ts';
import { FTaxChoice } from '#web/features/people/payment/f-tax-choice.tsx';
import { NetPay } from '#web/features/people/payment/net-pay.tsx';
import { TalentReport } from '#web/features/work/report/talent-report.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { paidDays } from './assignment.view.ts';
import { AssignmentAgreement } from './assignment-agreement.tsx';
import { AssignmentContact } from './assignment-contact.tsx';
import { AssignmentDays } from './assignment-days.tsx';
import { AssignmentPlace } from './assignment-place.tsx';

// Loaded on demand: only talents under 18 have a clearance.
const clearanceBody = onDemand(() => import('#web/features/work/clearance/clearance-body.tsx'));

function Clearance({ clearance }: { clearance: NonNullable<AssignmentDetails['clearance']> }) {
  const here = useOnDemand(clearanceBody, true);
  return here ? <here.ClearanceBody clearance={clearance} /> : null;
}

const lostChaperone = onDemand(() => import('./lost-chaperone.tsx'));

function Chaperone({ assignment: { id, company_name, clearance } }: { assignment: AssignmentDetails }) {
  const isShown = clearance?.actions.includes('lose-chaperone') ?? false;
  const here = useOnDemand(lostChaperone, isShown);
  if (!here || !isShown || !clearance?.chaperone) return null;
  return <here.LostChaperone id={id} company_name={company_name} chaperone={clearance.chaperone} />;
}

const phoneWish = onDemand(() => import('#web/features/people/phone/phone-wish.tsx'));

interface AssignmentBodyProps {
  assignment: AssignmentDetails;
  sheets: ReactNode;
  /** The payouts of the assignment. */
  payouts: ReactNode;
}

/**
 * The body of an assignment. Call sheets, days and place come first, because talents look these up on the way to work.
 */
export function AssignmentBody({ assignment, sheets, payouts }: AssignmentBodyProps) {
  const today = dayOf(useNow());
  const kept = assignment.bookings.filter(({ status }) => status !== 'cancelled');
  // When the last day has come, the report is the main task and comes first. Before that day the report only tells what
  // happens later.
  const isOver = kept.every(({ ends_on }) => ends_on <= today);
  const wish = useOnDemand(phoneWish, !isOver);
  const report = <TalentReport id={assignment.id} />;
  return (
    <div
      className={classNames(
        'grid max-w-5xl gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]',
        isOver ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]',
      )}
    >
      {isOver && <div className="max-lg:-order-1 lg:col-span-2">{report}</div>}
      {/* The call sheets come before the days, because on phones the call sheet of a coming day comes first. */}
      {sheets}
      <div className="flex flex-col gap-10 lg:col-start-1">
        {!isOver && wish && <wish.PhoneWish />}
        <AssignmentDays assignment={assignment} />
        {assignment.clearance?.status === 'waiting' && (
          <Section title="Det här väntar bokningen på">
            <p className="mb-4 max-w-prose text-pretty text-ink-muted">
              Du är under 18 år, så bokningen gäller först när allt som krävs finns. Dagarna är dina under tiden.
            </p>
            <Clearance clearance={assignment.clearance} />
          </Section>
        )}
        <Chaperone assignment={assignment} />
        <AssignmentPlace assignment={assignment} />
        {!isOver && report}
        {(assignment.role_description || assignment.project_description) && (
          <Section title="Rollen och produktionen">
            <div className="flex max-w-prose flex-col gap-4 whitespace-pre-line">
              {assignment.role_description && <p>{assignment.role_description}</p>}
              {assignment.project_description && <p>{assignment.project_description}</p>}
            </div>
          </Section>
        )}
        {termsSections(assignment.terms).map((part) => (
          <Section key={part.id} title={part.id === 'days' ? 'Avtalade dagar' : part.title}>
            <TermsPart part={part} />
          </Section>
        ))}
        {assignment.company_about && (
          <Section title={assignment.company_name}>
            <p className="max-w-prose whitespace-pre-line">{assignment.company_about}</p>
          </Section>
        )}
      </div>
      <div
        className={classNames(
          'flex flex-col gap-8 max-lg:-order-1 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:self-start',
          isOver ? 'lg:row-start-2' : 'lg:row-start-1',
        )}
      >
        {assignment.agreement && <AssignmentAgreement agreement={assignment.agreement} />}
        <div className="flex flex-col gap-5 border-t border-ink pt-4">
          <FeeSum {...assignment} fee={assignment.terms.fee} day_count={paidDays(assignment)} />
          <NetPay price={assignment.price} />
          {!isOver && <FTaxChoice price={assignment.price} candidate_id={assignment.id} />}
          {payouts}
        </div>
        <AssignmentContact assignment={assignment} />
      </div>
    </div>
  );
}
