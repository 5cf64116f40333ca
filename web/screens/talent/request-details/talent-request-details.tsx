import type { RequestDetails } from '#contract/casting/candidate.ts';
import { OwnAuditions } from '#web/features/auditions/invitation/own-auditions.tsx';
import { AnswerPanel } from '#web/features/casting/request/answer-panel.tsx';
import { useRequest, useSeen } from '#web/features/casting/request/request-queries.ts';
import { RequestTerms } from '#web/features/casting/request/request-terms.tsx';
import { WorkPage } from '#web/features/casting/request/work-page.tsx';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const offers = onDemand(() => import('#web/features/casting/counter-offer/talent-offers.tsx'));

// Loaded on demand: few readers of this screen are agents.
const agents = onDemand(() => import('#web/features/people/representation/agents-callout.tsx'));

function ForAgent({ represents }: { represents: NonNullable<RequestDetails['represents']> }) {
  const here = useOnDemand(agents, true);
  return here ? <here.AgentsCallout represents={represents} /> : null;
}

/**
 * One request with auditions, counter-offers, all its terms, the answer and messages. Notices link here as
 * TalentInterestDetails (spec, section 2).
 */
export default function TalentRequestDetails() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const request = useRequest(id);
  // An agent's look is not the talent's.
  useSeen(request.data?.represents === null ? request.data.id : undefined);
  return (
    <WorkPage
      id={id}
      query={request}
      title="Förfrågan"
      list={{ label: 'Förfrågningar', href: '/TalentRequests' }}
      lost="Öppna förfrågan från listan i stället."
    >
      {(data) => (
        // One column on phones, with the buttons fixed at the bottom; two columns on desktop.
        <div className="flex max-w-5xl flex-col gap-x-16 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-10">
            {data.represents && <ForAgent represents={data.represents} />}
            <OwnAuditions candidateId={data.id} />
            {data.source === 'order' && <Offers request={data} />}
            <RequestTerms request={data} />
          </div>
          <AnswerPanel key={data.id} request={data} />
          {!data.represents && (
            <div id="fraga" className="scroll-mt-20">
              <Section
                title="Frågor och meddelanden"
                description={`Fråga gärna innan du svarar. ${data.company_name} svarar dig, eller alla som har fått förfrågan utan att säga vem som frågade.`}
                className="max-w-3xl"
              >
                <ThreadPanel id={data.id} />
              </Section>
            </div>
          )}
        </div>
      )}
    </WorkPage>
  );
}

/** Counter-offers of the talent, which only an order accepts. */
function Offers({ request }: { request: RequestDetails }) {
  const here = useOnDemand(offers, true);
  return here ? <here.TalentOffers request={request} /> : <Loading />;
}
