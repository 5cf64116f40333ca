import { ENTRY_STANDINGS } from '#domain/money/bank/bank-entry.ts';
import { emptyStandings, standingLabels } from '#texts/money/bank-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BankFiles } from './bank-files.tsx';
import { bankHref, readBankUrl } from './bank-url.ts';
import { EntryList } from './entry-list.tsx';

/** AdminBank: the bank's files, and the entries in tabs, first those that wait for a decision. */
export default function AdminBank() {
  const { standing } = readBankUrl(useSearchParams()[0]);
  const list = useList((page) => query('GET /admin/bank/entries', { query: { standing, page } }));
  return (
    <PageFrame title="Bank" description="Det som kommit in och gått ut, som banken berättar det.">
      <div className="flex flex-col gap-10">
        <BankFiles />
        <ListTabs
          tabs={{
            label: 'Var posterna står',
            of: ENTRY_STANDINGS,
            open: standing,
            wordOf: (id) => standingLabels[id],
            hrefOf: (id) => bankHref({ standing: id, page: 1 }),
            isStep: true,
          }}
        >
          <ListFrame
            isUnderTabs
            list={list}
            noun="poster"
            hasTotal
            empty={emptyStandings[standing]}
            csv={{
              name: 'bankposter',
              columns: async () => (await import('#web/features/money/bank/bank-columns.ts')).bankColumns,
            }}
          >
            {({ items }) => <EntryList entries={items} />}
          </ListFrame>
        </ListTabs>
      </div>
    </PageFrame>
  );
}
