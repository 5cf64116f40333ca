import { entryStateWords } from '#texts/talk/outbox-words.ts';
import { query } from '#web/api/client.ts';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { countsSentence, ENTRY_TABS, emptyEntries } from './outbox.view.ts';
import { OutboxTable } from './outbox-table.tsx';
import { outboxHref, readOutboxUrl } from './outbox-url.ts';
import { RetryDead } from './retry-dead.tsx';
import { SmsSection } from './sms-section.tsx';

/**
 * Outgoing messages. Undelivered ones come first, because an administrator must handle them. The address holds the
 * state. Text messages have their cost and their limits below.
 */
export default function AdminOutbox() {
  const { state } = readOutboxUrl(useSearchParams()[0]);
  const list = useList((page) => query('GET /admin/outbox', { query: { state, page } }));
  // While another tab loads, these are the counts of the previous answer.
  const counts = list.query.data?.counts;
  return (
    <TabbedListScreen
      title="Utskick"
      description={counts ? countsSentence(counts) : 'Mejl och annat som lämnar Medverka.'}
      tabs={{
        label: 'Utskickens läge',
        of: ENTRY_TABS,
        open: state,
        wordOf: (id) => entryStateWords[id],
        countOf: (id) => (id === 'dead' || id === 'waiting' ? counts?.[id] : undefined),
        hrefOf: (id) => outboxHref({ state: id, page: 1 }),
        isStep: true,
      }}
      list={list}
      noun="utskick"
      hasTotal
      empty={emptyEntries[state]}
      below={<SmsSection />}
      csv={{
        name: 'utskick',
        columns: async () => (await import('#web/features/talk/outbox/outbox-columns.ts')).outboxColumns,
      }}
    >
      {(data) => (
        <>
          {state === 'dead' && (
            <div>
              <RetryDead count={data.counts.dead} />
            </div>
          )}
          <OutboxTable state={state} entries={data.items} />
        </>
      )}
    </TabbedListScreen>
  );
}
