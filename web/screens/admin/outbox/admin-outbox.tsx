import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { entryStateWords } from '#texts/talk/outbox-words.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { countsSentence, ENTRY_TABS, emptyEntries } from './outbox.view.ts';
import { OutboxTable } from './outbox-table.tsx';
import { outboxHref, readOutboxUrl } from './outbox-url.ts';
import { RetryDead } from './retry-dead.tsx';

/** What leaves the house: what did not arrive first, since somebody has to see to it. The state stands in the address. */
export default function AdminOutbox() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readOutboxUrl(params);
  const { state, page } = address;
  const found = useQuery({
    ...query('GET /admin/outbox', { query: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const counts = found.data?.counts;
  // While another tab is fetched, the counts of the last one stay.
  const list = found.isPlaceholderData ? { ...found, data: undefined } : found;
  const content = (
    <QueryFrame
      query={list}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState title={emptyEntries[state].title}>{emptyEntries[state].text}</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col items-start gap-6 *:w-full">
          {state === 'dead' && (
            <div>
              <RetryDead count={data.counts.dead} />
            </div>
          )}
          <OutboxTable state={state} entries={data.items} />
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.page_size)}
            total={data.total}
            noun="utskick"
            hrefOf={(to) => outboxHref({ state, page: to })}
          />
          <CsvButton
            name="utskick"
            columns={async () => (await import('#web/features/talk/outbox/outbox-columns.ts')).outboxColumns}
            fetchPage={(page) => api('GET /admin/outbox', { query: { state, page } })}
          />
        </div>
      )}
    </QueryFrame>
  );
  return (
    <PageFrame title="Utskick" description={counts ? countsSentence(counts) : 'Mejl och annat som lämnar Medverka.'}>
      <Tabs
        label="Utskickens läge"
        value={state}
        onChange={(id) => navigate(outboxHref({ state: ENTRY_TABS.find((one) => one === id) ?? 'dead', page: 1 }))}
        tabs={ENTRY_TABS.map((tab) => ({
          id: tab,
          label: entryStateWords[tab],
          count: tab === 'dead' || tab === 'waiting' ? counts?.[tab] : undefined,
          content,
        }))}
      />
    </PageFrame>
  );
}
