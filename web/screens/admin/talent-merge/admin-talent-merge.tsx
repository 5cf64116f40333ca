import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MergePreview } from '#contract/office/merge.ts';
import { query } from '#web/api/client.ts';
import { talentMergeHref, talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { MergeChoices } from './merge-choices.tsx';
import { type Chosen, takenParts } from './merge-choices.view.ts';
import { MergeOutcome } from './merge-outcome.tsx';
import { MergeSides } from './merge-sides.tsx';

const TITLE = 'Slå ihop två konton';

/**
 * Compares the accounts of two talents who may be the same person, and merges them. The administrator chooses the
 * account that stays, and the parts of the profile that it takes from the other.
 */
export default function AdminTalentMerge() {
  const [params] = useSearchParams();
  const [id, other_id] = [params.get('id'), params.get('other')];
  if (!id || !other_id || id === other_id) {
    return (
      <PageFrame title={TITLE}>
        <EmptyState title="Vilka två?" action={<LinkButton to="/AdminTalents">Till talangerna</LinkButton>}>
          Välj två talanger i listan och tryck på Jämför de två.
        </EmptyState>
      </PageFrame>
    );
  }
  // The key does not depend on the order of the ids, so the choices stay when the two sides are swapped.
  return <Compared key={[id, other_id].sort().join()} id={id} other_id={other_id} />;
}

function Compared({ id, other_id }: { id: string; other_id: string }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>({});
  const [isMerging, setIsMerging] = useState(false);
  const preview = useQuery({
    ...query('GET /admin/talents/:id/merge/:other_id', { params: { id, other_id } }),
    // Not fetched during the merge: it ends one account, and then there is no preview of the two.
    enabled: !isMerging,
  });
  const swap = () => navigate(talentMergeHref(other_id, id), { replace: true });
  return (
    <PageFrame
      query={preview}
      title={TITLE}
      description="Är de samma person? Då blir det ena kontot kvar och får allt från det andra."
      above={(data) => (
        <Breadcrumb
          crumbs={[
            { label: 'Talanger', href: '/AdminTalents' },
            ...(data ? [{ label: data.stays.name || 'Utan namn', href: talentReviewHref(id) }] : []),
            { label: TITLE },
          ]}
        />
      )}
    >
      {(data: MergePreview) => (
        <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-12">
            <MergeSides preview={data} onSwap={swap} />
            <MergeChoices
              preview={data}
              chosen={chosen}
              onChoose={(part, of) => setChosen((before) => ({ ...before, [part]: of }))}
            />
          </div>
          <MergeOutcome preview={data} take={takenParts(data, chosen)} onMerging={setIsMerging} />
        </div>
      )}
    </PageFrame>
  );
}
