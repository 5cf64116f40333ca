import { SHOWN_GROUPS, type ShownGroup } from '#domain/work/right/right-groups.ts';
import { query } from '#web/api/client.ts';
import type { EmptyWords } from '#web/features/kernel/list/list-frame.tsx';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Granted } from './granted.tsx';

const GROUP_LABELS: Record<ShownGroup, string> = { standing: 'Gäller', over: 'Tidigare' };

const EMPTY: Record<ShownGroup, EmptyWords> = {
  standing: {
    title: 'Ingen får visa dig just nu',
    text: 'När du har skrivit under ett avtal om något som ska visas står det här var, hur länge och av vem.',
    action: <LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>,
  },
  over: { title: 'Inget har gått ut', text: 'Hit kommer det som inte får visas längre.' },
};

/** The rights of companies to show the talent, with their media and end dates, and the talent's answers about AI. */
export default function TalentRights() {
  const group = useTab(SHOWN_GROUPS, 'standing');
  const list = useList((page) => query('GET /talent/rights', { query: { group, page } }));
  return (
    <TabbedListScreen
      title="Var jag syns"
      description="Var du får visas enligt dina avtal, av vem och till när."
      tabs={{
        label: 'Var du syns',
        of: SHOWN_GROUPS,
        open: group,
        wordOf: (id) => GROUP_LABELS[id],
        hrefOf: (id) => `/TalentRights?group=${id}`,
      }}
      list={list}
      noun="avtal"
      empty={EMPTY[group]}
      row={(granted) => <Granted granted={granted} />}
    />
  );
}
