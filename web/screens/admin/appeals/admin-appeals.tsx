import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { appealStatusLabels } from '#texts/accounts/appeal-words.ts';
import { query } from '#web/api/client.ts';
import { AppealItem } from '#web/features/accounts/appeal/appeal-item.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';

const TABS = ['waiting', 'upheld', 'granted'] as const;
type Tab = (typeof TABS)[number];

const EMPTY: Record<Tab, { title: string; text: string }> = {
  waiting: { title: 'Ingen väntar på svar', text: 'Den som får nej eller stängs av kan överklaga. Det hamnar här.' },
  upheld: { title: 'Inget beslut har stått fast efter överklagan', text: 'Här samlas svaren.' },
  granted: { title: 'Inget beslut har ändrats efter överklagan', text: 'Här samlas svaren.' },
};

/** AdminAppeals: what is said against our decisions, the longest wait first. Another of us answers than who decided. */
export default function AdminAppeals() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = TABS.find((one) => one === params.get('status')) ?? 'waiting';
  const page = usePageNumber();
  const found = useQuery({
    ...query('GET /admin/appeals', { query: { status, page } }),
    placeholderData: keepPreviousData,
  });
  const content = (
    <QueryFrame
      query={found.isPlaceholderData ? { ...found, data: undefined } : found}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState title={EMPTY[status].title}>{EMPTY[status].text}</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <div>
            {data.items.map((appeal) => (
              <AppealItem key={appeal.id} appeal={appeal} />
            ))}
          </div>
          <PageLinks of={data} noun="överklaganden" />
        </div>
      )}
    </QueryFrame>
  );
  return (
    <PageFrame title="Överklaganden" description="Den som fattade beslutet svarar inte själv, om någon annan kan.">
      <Tabs
        label="Överklagandenas läge"
        value={status}
        onChange={(id) => navigate(id === 'waiting' ? '/AdminAppeals' : `/AdminAppeals?status=${id}`)}
        tabs={TABS.map((id) => ({ id, label: appealStatusLabels[id].word, count: found.data?.counts[id], content }))}
      />
    </PageFrame>
  );
}
