import { AssignmentBody } from '#web/features/booking/assignment-body.tsx';
import { useAssignment } from '#web/features/booking/assignment-queries.ts';
import { OwnSheets } from '#web/features/call-sheet/own-sheets.tsx';
import { WorkPage } from '#web/features/request/work-page.tsx';
import { ThreadPanel } from '#web/features/thread/thread-panel.tsx';
import { useSearchParams } from '#web/ui/address.ts';
import { Section } from '#web/ui/section.tsx';

/** One assignment: which days, where, whom to reach, and on what terms. */
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
      {(data) => (
        <>
          <AssignmentBody assignment={data} sheets={<OwnSheets id={data.id} />} />
          <Section title="Meddelanden" className="mt-10 max-w-3xl">
            <ThreadPanel id={data.id} />
          </Section>
        </>
      )}
    </WorkPage>
  );
}
