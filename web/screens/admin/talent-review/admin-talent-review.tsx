import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '#web/api/client.ts';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ReviewDesk } from './review-desk.tsx';

/** Reviews profiles one after another. Without an id in the address, shows the profile that has waited longest. */
export default function AdminTalentReview() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Opened key={id} id={id} /> : <First />;
}

function First() {
  const navigate = useNavigate();
  const next = useQuery(query('GET /admin/talents/next'));
  const id = next.data?.id;
  useEffect(() => {
    if (id) navigate(talentReviewHref(id), { replace: true });
  }, [id, navigate]);
  return (
    <PageFrame
      title="Granska talang"
      query={next}
      isEmpty={() => true}
      empty={
        <EmptyState
          title="Ingen väntar på granskning"
          action={<LinkButton to="/AdminTalents">Alla talanger</LinkButton>}
        >
          Profiler som är klara kommer hit, den som har väntat längst först.
        </EmptyState>
      }
    >
      {() => null}
    </PageFrame>
  );
}

function Opened({ id }: { id: string }) {
  const talent = useQuery(query('GET /admin/talents/:id', { params: { id } }));
  return (
    <PageFrame title={talent.data?.name || 'Granska talang'} query={talent}>
      {(data) => <ReviewDesk talent={data} />}
    </PageFrame>
  );
}
