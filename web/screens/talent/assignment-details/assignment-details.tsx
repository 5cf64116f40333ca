import { useSearchParams } from 'react-router';
import { productionTypes } from '#domain/vocabulary/production-types.ts';
import { AssignmentBody } from '#web/features/booking/assignment-body.tsx';
import { useAssignment } from '#web/features/booking/assignment-queries.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

const crumbs = [{ label: 'Uppdrag', href: '/TalentAssignments' }];

/** One assignment: which days, where, whom to reach, and on what terms. */
export default function AssignmentDetails() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const assignment = useAssignment(id);
  if (id === '') {
    return (
      <PageFrame title="Uppdrag">
        <EmptyState
          title="Adressen är inte hel"
          action={<LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>}
        >
          Öppna uppdraget från listan i stället.
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      query={assignment}
      title={(data) => data?.role_title ?? 'Uppdrag'}
      kicker={(data) =>
        data &&
        [data.company_name, data.production_type && productionTypes.label(data.production_type)]
          .filter(Boolean)
          .join(', ')
      }
      description={(data) => data?.project_title}
      above={(data) => <Breadcrumb crumbs={[...crumbs, { label: data?.role_title ?? 'Uppdrag' }]} />}
    >
      {(data) => <AssignmentBody assignment={data} />}
    </PageFrame>
  );
}
