import type { RequestDetails } from '#contract/candidate.ts';
import { OwnAuditions } from '#web/features/invitation/own-auditions.tsx';
import { AnswerPanel } from '#web/features/request/answer-panel.tsx';
import { useRequest, useSeen } from '#web/features/request/request-queries.ts';
import { RequestTerms } from '#web/features/request/request-terms.tsx';
import { WorkPage } from '#web/features/request/work-page.tsx';
import { ThreadPanel } from '#web/features/thread/thread-panel.tsx';
import { useSearchParams } from '#web/ui/address.ts';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { Loading } from '#web/ui/query-frame.tsx';
import { Section } from '#web/ui/section.tsx';

const offers = onDemand(() => import('#web/features/counter-offer/talent-offers.tsx'));

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
          <div className="flex flex-col gap-10">
            <OwnAuditions candidateId={data.id} />
            {data.source === 'order' && <Offers request={data} />}
            <RequestTerms request={data} />
          </div>
          <AnswerPanel key={data.id} request={data} />
          <Section title="Meddelanden" className="max-w-3xl">
            <ThreadPanel id={data.id} />
          </Section>
        </div>
      )}
    </WorkPage>
  );
}

/** Only an order is answered with other terms. */
function Offers({ request }: { request: RequestDetails }) {
  const here = useOnDemand(offers, true, () => undefined);
  return here ? <here.TalentOffers request={request} /> : <Loading />;
}
