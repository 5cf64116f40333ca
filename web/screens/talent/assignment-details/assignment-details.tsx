import type { AssignmentDetails as AssignmentDetailsShown } from '#contract/work/booking.ts';
import { WorkPage } from '#web/features/casting/request/work-page.tsx';
import { AssignmentPayouts } from '#web/features/money/payout/payout-clock.tsx';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { AssignmentBody } from '#web/features/work/booking/assignment-body.tsx';
import { useAssignment } from '#web/features/work/booking/assignment-queries.ts';
import { OwnSheets } from '#web/features/work/call-sheet/own-sheets.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const represented = onDemand(() => import('./represented-assignment.tsx'));

function ForAgent({ assignment }: { assignment: AssignmentDetailsShown }) {
  const here = useOnDemand(represented, true);
  return here ? <here.RepresentedAssignment assignment={assignment} /> : null;
}

/** One assignment: call sheets, days, place, terms, report, pay, contact person and messages. */
export default function AssignmentDetails() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <WorkPage
      id={id}
      query={useAssignment(id)}
      title="Ditt uppdrag"
      list={{ label: 'Uppdrag', href: '/TalentAssignments' }}
      lost="Öppna uppdraget från listan i stället."
    >
      {(data) =>
        data.represents ? (
          <ForAgent assignment={data} />
        ) : (
          <>
            <AssignmentBody
              assignment={data}
              sheets={<OwnSheets id={data.id} />}
              payouts={<AssignmentPayouts id={data.id} />}
            />
            <Section title="Meddelanden" className="mt-10 max-w-3xl">
              <ThreadPanel id={data.id} />
            </Section>
          </>
        )
      }
    </WorkPage>
  );
}
