import { AnswerPanel } from '#web/features/request/answer-panel.tsx';
import { useRequest, useSeen } from '#web/features/request/request-queries.ts';
import { RequestTerms } from '#web/features/request/request-terms.tsx';
import { WorkPage } from '#web/features/request/work-page.tsx';
import { useSearchParams } from '#web/ui/address.ts';

/** One request with its whole terms and the answer. Also TalentInterestDetails, where notices lead (spec, section 2). */
export default function TalentRequestDetails() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const request = useRequest(id);
  useSeen(request.data?.id);
  return (
    <WorkPage
      id={id}
      query={request}
      title="Förfrågan"
      list={{ label: 'Förfrågningar', href: '/TalentRequests' }}
      lost="Öppna förfrågan från listan i stället."
    >
      {(data) => (
        // A column on phones, where the buttons stick to its bottom; two columns from desktop.
        <div className="flex max-w-5xl flex-col gap-x-16 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <RequestTerms request={data} />
          <AnswerPanel key={data.id} request={data} />
        </div>
      )}
    </WorkPage>
  );
}
