import { useState } from 'react';
import type { QueuedInquiry } from '#contract/talk/inquiry.ts';
import { INQUIRY_KINDS, type InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import { INQUIRY_STATUSES, type InquiryStatus } from '#domain/talk/inquiry/inquiry.workflow.ts';
import { inquiryCategoryWords, inquiryKindWords, inquiryStatusLabels } from '#texts/talk/inquiry-words.ts';
import { query } from '#web/api/client.ts';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { InquiryThread } from '#web/features/talk/inquiry/inquiry-thread.tsx';
import { Choosable } from '#web/ui/form/choosable.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { useChosen } from '#web/ui/list/use-chosen.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ReportedThread } from './reported-thread.tsx';

const OWNERS = ['all', 'mine', 'nobody'] as const;
type Of = (typeof OWNERS)[number];

const OF_OPTIONS = [
  { value: 'all', label: 'Allas ärenden' },
  { value: 'mine', label: 'Mina ärenden' },
  { value: 'nobody', label: 'Som ingen har tagit' },
];

interface Address {
  readonly status: InquiryStatus;
  readonly kind: InquiryKind | undefined;
  readonly of: Of;
  readonly page: number;
}

const hrefOf = ({ status, kind, of, page }: Address) => {
  const params = new URLSearchParams({
    status,
    ...(kind && { kind }),
    ...(of !== 'all' && { of }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/AdminHelp?${params}`;
};

const KINDS = INQUIRY_KINDS.map((value) => ({ value, label: inquiryKindWords[value].many }));

/** AdminHelp: questions and reports, the longest wait first. The address holds the filter. */
export default function AdminHelp() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address: Address = {
    status: INQUIRY_STATUSES.find((one) => one === params.get('status')) ?? 'open',
    kind: INQUIRY_KINDS.find((one) => one === params.get('kind')),
    of: OWNERS.find((one) => one === params.get('of')) ?? 'all',
    page: Math.max(1, Number(params.get('page')) || 1),
  };
  const { status, kind, of } = address;
  const list = useList((page) => query('GET /admin/inquiries', { query: { status, of, ...(kind && { kind }), page } }));
  const thread = params.get('thread');
  return (
    <TabbedListScreen
      title="Hjälp"
      description="Frågor och anmälningar. Det som har väntat längst står först."
      actions={
        <>
          <SavedViews screen="AdminHelp" />
          <Field label="Vems ärenden" isLabelHidden>
            <Select
              options={OF_OPTIONS}
              value={of}
              onChange={({ target }) =>
                navigate(hrefOf({ ...address, of: OWNERS.find((one) => one === target.value) ?? 'all', page: 1 }))
              }
            />
          </Field>
          <Field label="Visa" isLabelHidden>
            <Select
              options={KINDS}
              placeholder="Frågor och anmälningar"
              value={kind ?? ''}
              onChange={({ target }) =>
                navigate(hrefOf({ ...address, kind: INQUIRY_KINDS.find((one) => one === target.value), page: 1 }))
              }
            />
          </Field>
        </>
      }
      tabs={{
        label: 'Ärendenas läge',
        of: INQUIRY_STATUSES,
        open: status,
        wordOf: (id) => inquiryStatusLabels[id].word,
        countOf: (id) => list.query.data?.counts[id],
        hrefOf: (id) => hrefOf({ ...address, status: id, page: 1 }),
        isStep: true,
      }}
      list={list}
      noun={['ärende', 'ärenden']}
      hasTotal
      empty={{ title: 'Inga ärenden här', text: 'Det som kommer in hamnar under Väntar på svar.' }}
      csv={{
        name: 'arenden',
        columns: async () => (await import('#web/features/talk/inquiry/inquiry-columns.ts')).inquiryColumns,
      }}
      below={thread && <ReportedThread id={thread} onClose={() => navigate(hrefOf(address))} />}
    >
      {({ items }) => <Queue key={status} rows={items} isClosed={status === 'closed'} />}
    </TabbedListScreen>
  );
}

/** The inquiries of a page. Open ones can be selected and answered or closed together. */
function Queue({ rows, isClosed }: { rows: readonly QueuedInquiry[]; isClosed: boolean }) {
  const { chosen, isChosen, choose, clear } = useChosen(rows);
  if (isClosed) return rows.map((row) => <Queued key={row.id} row={row} />);
  return (
    <div>
      {rows.map((row) => (
        <Choosable
          key={row.id}
          label={`Välj ”${row.words.split('\n')[0]}”`}
          isChosen={isChosen(row.id)}
          onChoose={(isNow) => choose(row.id, isNow)}
        >
          <Queued row={row} />
        </Choosable>
      ))}
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={clear} />}
    </div>
  );
}

function Queued({ row }: { row: QueuedInquiry }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, category, asker_name, company_name, taken_by_name, is_mine, waits_since, words } = row;
  const who = company_name ? `${asker_name}, ${company_name}` : asker_name;
  const taken = is_mine ? 'Ditt ärende' : taken_by_name && `Tas av ${taken_by_name}`;
  return (
    <Disclosure
      isWide
      isOpen={isOpen}
      onToggle={setIsOpen}
      title={
        <span className="block min-w-0">
          <span className="block break-words">{words}</span>
          <span className="block text-sm font-normal text-ink-muted">
            {inquiryKindWords[kind].one}: {inquiryCategoryWords[category].toLowerCase()}. {who},{' '}
            <InstantText instant={waits_since} />
            {taken && `. ${taken}`}
          </span>
        </span>
      }
    >
      {isOpen && <InquiryThread id={row.id} />}
    </Disclosure>
  );
}
