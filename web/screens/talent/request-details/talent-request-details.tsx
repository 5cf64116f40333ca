import { useSearchParams } from 'react-router';
import { productionTypes } from '#domain/vocabulary/production-types.ts';
import { AnswerPanel } from '#web/features/request/answer-panel.tsx';
import { useRequest, useSeen } from '#web/features/request/request-queries.ts';
import { RequestTerms } from '#web/features/request/request-terms.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

const crumbs = [{ label: 'Förfrågningar', href: '/TalentRequests' }];

/** One request with its whole terms and the answer. Also TalentInterestDetails, where notices lead (spec, section 2). */
export default function TalentRequestDetails() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const request = useRequest(id);
  useSeen(request.data?.id);
  if (id === '') {
    return (
      <PageFrame title="Förfrågan">
        <EmptyState
          title="Adressen är inte hel"
          action={<LinkButton to="/TalentRequests">Till dina förfrågningar</LinkButton>}
        >
          Öppna förfrågan från listan i stället.
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      query={request}
      title={(data) => data?.role_title ?? 'Förfrågan'}
      kicker={(data) =>
        data &&
        [data.company_name, data.production_type && productionTypes.label(data.production_type)]
          .filter(Boolean)
          .join(', ')
      }
      description={(data) => data?.project_title}
      above={(data) => <Breadcrumb crumbs={[...crumbs, { label: data?.role_title ?? 'Förfrågan' }]} />}
    >
      {(data) => (
        // A column on phones, where the buttons stick to its bottom; two columns from desktop.
        <div className="flex max-w-5xl flex-col gap-x-16 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <RequestTerms request={data} />
          <AnswerPanel key={data.id} request={data} />
        </div>
      )}
    </PageFrame>
  );
}
