import type { AssignmentDetails } from '#contract/work/booking.ts';
import type { OwnSheet } from '#contract/work/call-sheet.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { FeeSum } from '#web/features/casting/request/fee-sum.tsx';
import { TermsPart } from '#web/features/deal/terms/terms-part.tsx';
import { termsSections } from '#web/features/deal/terms/terms-sections.view.ts';
import { AgentsCallout } from '#web/features/people/representation/agents-callout.tsx';
import { paidDays } from '#web/features/work/booking/assignment.view.ts';
import { AssignmentContact } from '#web/features/work/booking/assignment-contact.tsx';
import { AssignmentDays } from '#web/features/work/booking/assignment-days.tsx';
import { AssignmentPlace } from '#web/features/work/booking/assignment-place.tsx';
import { useOwnSheets } from '#web/features/work/call-sheet/call-sheet-queries.ts';
import { SheetFacts } from '#web/features/work/call-sheet/sheet-facts.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** An assignment as an agent reads it: call sheets, days, place, terms and contact, without report, pay and messages. */
export function RepresentedAssignment({ assignment }: { assignment: AssignmentDetails }) {
  const today = dayOf(useNow());
  const { data } = useOwnSheets(assignment.id);
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      {assignment.represents && <AgentsCallout represents={assignment.represents} />}
      {data && data.items.length > 0 && (
        <Section title="Dagsbesked">
          <div className="flex flex-col gap-8">
            {data.items.map((sheet) => (
              <Sheet key={sheet.id} sheet={sheet} today={today} />
            ))}
          </div>
        </Section>
      )}
      <AssignmentDays assignment={assignment} />
      <AssignmentPlace assignment={assignment} />
      {termsSections(assignment.terms).map((part) => (
        <Section key={part.id} title={part.id === 'days' ? 'Avtalade dagar' : part.title}>
          <TermsPart part={part} />
        </Section>
      ))}
      <FeeSum {...assignment} fee={assignment.terms.fee} day_count={paidDays(assignment)} />
      <AssignmentContact assignment={assignment} />
    </div>
  );
}

function Sheet({ sheet: { day, status, content }, today }: { sheet: OwnSheet; today: string }) {
  return (
    <article className="flex flex-col gap-4">
      <h3 className="flex flex-wrap items-center gap-x-4">
        <DateText day={day} className="voice-serif text-lg" />
        {status === 'unread' && day >= today && <StateBadge tone="waiting">Inte läst av talangen</StateBadge>}
      </h3>
      <SheetFacts content={content} />
    </article>
  );
}
