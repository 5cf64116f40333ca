import { AssignmentBody } from '#web/features/booking/assignment-body.tsx';
import { useAssignment } from '#web/features/booking/assignment-queries.ts';
import { OwnSheets } from '#web/features/call-sheet/own-sheets.tsx';
import { WorkPage } from '#web/features/request/work-page.tsx';
import { useSearchParams } from '#web/ui/address.ts';

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
      {(data) => <AssignmentBody assignment={data} sheets={<OwnSheets id={data.id} />} />}
    </WorkPage>
  );
}
