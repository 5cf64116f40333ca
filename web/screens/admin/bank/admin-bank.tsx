import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ENTRY_STANDINGS } from '#domain/money/bank/bank-entry.ts';
import { emptyStandings, standingLabels } from '#texts/money/bank-words.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { BankFiles } from './bank-files.tsx';
import { bankHref, readBankUrl } from './bank-url.ts';
import { EntryList } from './entry-list.tsx';

/** AdminBank: the bank's files, and what somebody has to decide about what came in. */
export default function AdminBank() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readBankUrl(params);
  const { standing, page } = address;
  const found = useQuery({
    ...query('GET /admin/bank/entries', { query: { standing, page } }),
    placeholderData: keepPreviousData,
  });
  // While another tab is fetched, nothing of the last one is shown as if it were of this.
  const list = found.isPlaceholderData ? { ...found, data: undefined } : found;
  const content = (
    <QueryFrame
      query={list}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={emptyStandings[standing].title}>{emptyStandings[standing].text}</EmptyState>}
    >
      {({ items, total, page_size }) => (
        <div className="flex flex-col gap-6">
          <EntryList entries={items} />
          <Pagination
            page={page}
            pageCount={Math.ceil(total / page_size)}
            total={total}
            noun="poster"
            hrefOf={(to) => bankHref({ standing, page: to })}
          />
          <CsvButton
            name="bankposter"
            columns={async () => (await import('#web/features/money/bank/bank-columns.ts')).bankColumns}
            fetchPage={(page) => api('GET /admin/bank/entries', { query: { standing, page } })}
          />
        </div>
      )}
    </QueryFrame>
  );
  return (
    <PageFrame title="Bank" description="Det som kommit in och gått ut, som banken berättar det.">
      <div className="flex flex-col gap-10">
        <BankFiles />
        <Tabs
          label="Var posterna står"
          value={standing}
          onChange={(id) =>
            navigate(bankHref({ standing: ENTRY_STANDINGS.find((one) => one === id) ?? 'waiting', page: 1 }))
          }
          tabs={ENTRY_STANDINGS.map((id) => ({ id, label: standingLabels[id], content }))}
        />
      </div>
    </PageFrame>
  );
}
