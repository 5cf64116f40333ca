import type { GrantedRights } from '#contract/work/right.ts';
import { SHOWN_GROUPS, type ShownGroup } from '#domain/work/right/right-groups.ts';
import { useGrantedRights } from '#web/features/work/right/right-queries.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Granted } from './granted.tsx';

const GROUP_LABELS: Record<ShownGroup, string> = { standing: 'Gäller', over: 'Tidigare' };

const EMPTY: Record<ShownGroup, { title: string; text: string }> = {
  standing: {
    title: 'Ingen får visa dig just nu',
    text: 'När du har skrivit under ett avtal om något som ska visas står det här var, hur länge och av vem.',
  },
  over: { title: 'Inget har gått ut', text: 'Hit kommer det som inte får visas längre.' },
};

/** Where the talent may be shown, by whom and until when, and what they have said of AI. */
export default function TalentRights() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const group = SHOWN_GROUPS.find((one) => one === search.get('group')) ?? 'standing';
  const page = usePageNumber();
  const granted = useGrantedRights(group, page);
  const shown = granted.isPlaceholderData ? { ...granted, data: undefined } : granted;
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={EMPTY[group].title}
          className="border-t-0 pt-0"
          action={group === 'standing' && <LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>}
        >
          {EMPTY[group].text}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ul aria-label={GROUP_LABELS[group]} className="-mt-3 mb-4 divide-y divide-hairline">
            {data.items.map((one: GrantedRights) => (
              <li key={one.id}>
                <Granted granted={one} />
              </li>
            ))}
          </ul>
          <PageLinks of={data} noun="avtal" />
        </>
      )}
    </QueryFrame>
  );
  return (
    <div className="max-w-4xl">
      <PageFrame title="Var jag syns" description="Var du får visas enligt dina avtal, av vem och till när.">
        <Tabs
          label="Var du syns"
          value={group}
          onChange={(id) => navigate(`/TalentRights?group=${id}`, { replace: true })}
          tabs={SHOWN_GROUPS.map((id) => ({ id, label: GROUP_LABELS[id], content: id === group ? content : null }))}
        />
      </PageFrame>
    </div>
  );
}
