import { appealStatusLabels } from '#texts/accounts/appeal-words.ts';
import { query } from '#web/api/client.ts';
import { AppealItem } from '#web/features/accounts/appeal/appeal-item.tsx';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';

const TABS = ['waiting', 'upheld', 'granted'] as const;
type Tab = (typeof TABS)[number];

const EMPTY: Record<Tab, { title: string; text: string }> = {
  waiting: { title: 'Ingen väntar på svar', text: 'Den som får nej eller stängs av kan överklaga. Det hamnar här.' },
  upheld: { title: 'Inget beslut har stått fast efter överklagan', text: 'Här samlas svaren.' },
  granted: { title: 'Inget beslut har ändrats efter överklagan', text: 'Här samlas svaren.' },
};

/**
 * AdminAppeals: appeals against Medverka's decisions, the longest wait first. The administrator who made a decision
 * answers the appeal only if no other administrator can.
 */
export default function AdminAppeals() {
  const status = useTab(TABS, 'waiting', 'status');
  const list = useList((page) => query('GET /admin/appeals', { query: { status, page } }));
  return (
    <TabbedListScreen
      title="Överklaganden"
      description="Den som fattade beslutet svarar inte själv, om någon annan kan."
      tabs={{
        label: 'Överklagandenas läge',
        of: TABS,
        open: status,
        wordOf: (id) => appealStatusLabels[id].word,
        countOf: (id) => list.query.data?.counts[id],
        hrefOf: (id) => (id === 'waiting' ? '/AdminAppeals' : `/AdminAppeals?status=${id}`),
        isStep: true,
      }}
      list={list}
      noun="överklaganden"
      empty={EMPTY[status]}
    >
      {({ items }) => (
        <div>
          {items.map((appeal) => (
            <AppealItem key={appeal.id} appeal={appeal} />
          ))}
        </div>
      )}
    </TabbedListScreen>
  );
}
