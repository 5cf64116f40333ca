import { Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { FeeSum } from '#web/features/casting/request/fee-sum.tsx';
import { TermsPart } from '#web/features/deal/terms/terms-part.tsx';
import { termsSections } from '#web/features/deal/terms/terms-sections.view.ts';
import { NetPay } from '#web/features/people/payment/net-pay.tsx';
import { TalentReport } from '#web/features/work/report/talent-report.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { mapUrl } from '#web/ui/text/map-url.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { daysToCallOff, nextSpan, paidDays } from './assignment.view.ts';
import { AssignmentAgreement } from './assignment-agreement.tsx';
import { DateLeaf } from './date-leaf.tsx';

// Only who is under 18 has one.
const clearanceBody = onDemand(() => import('#web/features/work/clearance/clearance-body.tsx'));

function Clearance({ clearance }: { clearance: NonNullable<AssignmentDetails['clearance']> }) {
  const here = useOnDemand(clearanceBody, true, () => undefined);
  return here ? <here.ClearanceBody clearance={clearance} /> : null;
}

const callOff = onDemand(() => import('./call-off.tsx'));

/** Where somebody who is booked says that they cannot come. Nothing once no day is to come. */
function CannotCome({ assignment }: { assignment: AssignmentDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const here = useOnDemand(callOff, isAsking, () => setIsAsking(false));
  if (daysToCallOff(assignment).length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Jag kan inte komma
      </Button>
      {isAsking && here && <here.CallOff assignment={assignment} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface AssignmentBodyProps {
  assignment: AssignmentDetails;
  sheets: ReactNode;
  /** What it pays and when. */
  payouts: ReactNode;
}

/** The body of an assignment: days and people first, because that is what is looked up on the way there; call sheets before them. */
export function AssignmentBody({ assignment, sheets, payouts }: AssignmentBodyProps) {
  const today = dayOf(useNow());
  const next = nextSpan(assignment.bookings, today);
  const town = assignment.municipality_id && municipalities.label(assignment.municipality_id);
  const kept = assignment.bookings.filter(({ status }) => status !== 'cancelled');
  // Once the last day has come it is what there is to do here; before, it says what will come.
  const isOver = kept.every(({ ends_on }) => ends_on <= today);
  const report = <TalentReport id={assignment.id} />;
  return (
    <div
      className={classNames(
        'grid max-w-5xl gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]',
        isOver ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]',
      )}
    >
      {isOver && <div className="max-lg:-order-1 lg:col-span-2">{report}</div>}
      {/* On phones the sheet of a day to come is before all else. */}
      {sheets}
      <div className="flex flex-col gap-10 lg:col-start-1">
        <Section
          title="Dagar"
          aside={next && <Countdown until={next.starts_on} />}
          actions={<CannotCome assignment={assignment} />}
        >
          <ol className="-mt-2 divide-y divide-hairline">
            {assignment.bookings.map((booking) => {
              const state = bookingStatusLabels[booking.status];
              return (
                <li key={booking.id} className="flex items-center gap-4 py-3">
                  <DateLeaf day={booking.starts_on} />
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{dateKindLabels[booking.kind]}</p>
                    <p className="text-sm text-ink-muted">
                      <SpanText from={booking.starts_on} to={booking.ends_on} />
                    </p>
                  </div>
                  <StateBadge tone={state.tone}>{state.word}</StateBadge>
                </li>
              );
            })}
          </ol>
        </Section>
        {assignment.clearance?.status === 'waiting' && (
          <Section title="Det här väntar bokningen på">
            <p className="mb-4 max-w-prose text-pretty text-ink-muted">
              Du är under 18 år, så bokningen gäller först när allt som krävs finns. Dagarna är dina under tiden.
            </p>
            <Clearance clearance={assignment.clearance} />
          </Section>
        )}
        <Section
          title="Plats"
          actions={
            assignment.place && (
              <LinkButton
                to={mapUrl([assignment.place, town].filter(Boolean).join(', '))}
                target="_blank"
                rel="noreferrer"
                icon={MapPin}
                size="small"
              >
                Visa på karta<span className="sr-only"> (öppnas i ett nytt fönster)</span>
              </LinkButton>
            )
          }
        >
          <p className="voice-serif text-lg">{assignment.place || 'Platsen är inte bestämd ännu.'}</p>
          {town && <p className="text-ink-muted">{town}</p>}
        </Section>
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
          {payouts}
        </div>
        <Contact assignment={assignment} />
      </div>
    </div>
  );
}

function Contact({ assignment }: { assignment: AssignmentDetails }) {
  const { contact_name, contact_phone, contact_email, company_name } = assignment;
  return (
    <section aria-label="Kontaktperson" className="border-t border-hairline pt-4">
      <p className="text-sm">Kontaktperson</p>
      <p className="voice-serif mt-1 text-name">{contact_name || company_name}</p>
      {contact_name && <p className="text-sm text-ink-muted">{company_name}</p>}
      <div className="mt-3 flex flex-col gap-2">
        {contact_phone && (
          <LinkButton to={`tel:${contact_phone.replace(/[^\d+]/g, '')}`} icon={Phone}>
            {contact_phone}
          </LinkButton>
        )}
        {contact_email && (
          <LinkButton to={`mailto:${contact_email}`} icon={Mail}>
            <span className="break-all">{contact_email}</span>
          </LinkButton>
        )}
      </div>
    </section>
  );
}
