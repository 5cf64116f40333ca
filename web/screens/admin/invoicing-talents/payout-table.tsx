import type { AdminPayout } from '#contract/money/payout.ts';
import {
  accountAwaitedWords,
  accountMark,
  actedMark,
  doubtText,
  invoiceAwaitedLabel,
  payoutRiskWords,
  payoutStatusLabels,
  stoppedLabel,
  workRightAwaitedLabel,
} from '#texts/money/payout-words.ts';
import { PayoutDocumentButton } from '#web/features/money/payout/payout-document-button.tsx';
import { SelfBillButton } from '#web/features/money/payout/self-bill-button.tsx';
import { type Column, DataTable, type Selection } from '#web/ui/list/data-table.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge, toneInk } from '#web/ui/text/state-badge.tsx';
import type { PayoutTab } from './invoicing-url.ts';
import { PayoutCommands } from './payout-commands.tsx';

const who: Column<AdminPayout> = {
  id: 'who',
  header: 'Till',
  is_row_header: true,
  cell: (payout) => (
    <span className="block min-w-36">
      <span className="block font-medium">{payout.talent_name}</span>
      <Link to={`/AdminProjectDetails?id=${payout.project_id}`} className="text-sm text-link">
        {payout.role_title} i {payout.project_title}
      </Link>
    </span>
  ),
};
const due: Column<AdminPayout> = {
  id: 'due',
  header: 'Senast',
  cell: ({ due_on }) => (
    <span className="flex flex-col tabular stacked:items-end">
      <DateText day={due_on} />
      <Countdown until={due_on} isUrgent />
    </span>
  ),
};
const sent: Column<AdminPayout> = {
  id: 'sent',
  header: 'Skickad',
  cell: ({ sent_on, batch_number }) => (
    <span className="flex flex-col tabular stacked:items-end">
      {sent_on && <DateText day={sent_on} />}
      {batch_number !== null && <span className="text-sm text-ink-muted">Fil {batch_number}</span>}
    </span>
  ),
};
const amount: Column<AdminPayout> = {
  id: 'amount',
  header: 'Belopp',
  align: 'end',
  cell: ({ amount_ore }) => (amount_ore === null ? 'Räknas ut senare' : <Money ore={amount_ore} />),
};
const state: Column<AdminPayout> = {
  id: 'state',
  header: 'Läge',
  cell: (payout) => <State payout={payout} />,
};
const approved: Column<AdminPayout> = {
  id: 'approved',
  header: 'Godkänd av',
  cell: ({ approved_by }) => approved_by ?? '–',
};
const paper: Column<AdminPayout> = {
  id: 'paper',
  header: 'Underlag',
  class_name: 'whitespace-nowrap',
  cell: ({ id, number, has_document, way }) => {
    if (!number || !has_document) return number;
    return (
      <span className="inline-flex flex-wrap stacked:justify-end">
        <PayoutDocumentButton id={id} number={number} size="small" />
        {way === 'invoice' && <SelfBillButton id={id} number={number} size="small" />}
      </span>
    );
  },
};
const commands: Column<AdminPayout> = {
  id: 'commands',
  header: 'Gör något',
  is_header_hidden: true,
  align: 'end',
  cell: (payout) => <PayoutCommands payout={payout} />,
};

const COLUMNS: Record<PayoutTab, Column<AdminPayout>[]> = {
  to_approve: [who, due, amount, paper, state, commands],
  to_batch: [who, due, amount, approved, state, commands],
  files: [who, due, amount, approved, state],
  sent: [who, sent, amount, paper, commands],
  waiting: [who, due, amount, state, commands],
  stopped: [who, due, amount, paper, state, commands],
  paid: [who, sent, amount, paper, commands],
  papers: [who, due, state],
  injuries: [],
};

function waitingLabel({ status, awaits_account, awaits_invoice, awaits_work_right }: AdminPayout) {
  if (awaits_account) return payoutStatusLabels.planned;
  if (awaits_work_right) return workRightAwaitedLabel;
  return awaits_invoice ? invoiceAwaitedLabel : payoutStatusLabels[status];
}

function State({ payout }: { payout: AdminPayout }) {
  const { stopped_by, awaits_account, risk, reason, objection } = payout;
  const marks = [accountMark(payout), actedMark(payout.acted_for)].filter((mark) => mark !== null);
  const { word, tone } = stopped_by === null ? waitingLabel(payout) : stoppedLabel;
  const words = objection ?? reason;
  const doubt = doubtText(payout);
  return (
    <span className="flex max-w-64 flex-col gap-1 stacked:items-end">
      <StateBadge tone={risk ? 'lost' : tone} wraps>
        {risk ? payoutRiskWords[risk] : word}
      </StateBadge>
      {doubt && <span className={`text-sm text-pretty ${toneInk.waiting}`}>{doubt}</span>}
      {marks.map((mark) => (
        <span key={mark} className="text-sm text-pretty text-ink-muted">
          {mark}
        </span>
      ))}
      {words && <span className="text-sm text-pretty text-ink-muted">”{words}”</span>}
      {awaits_account && <span className="text-sm text-pretty text-ink-muted">{accountAwaitedWords}</span>}
    </span>
  );
}

export interface PayoutTableProps {
  tab: PayoutTab;
  payouts: readonly AdminPayout[];
  selection?: Selection | undefined;
}

/** Payouts of one tab, the earliest due first; of the paid ones the latest due first. */
export function PayoutTable({ tab, payouts, selection }: PayoutTableProps) {
  return (
    <DataTable
      room="most"
      label={`Utbetalningar`}
      columns={COLUMNS[tab]}
      rows={payouts}
      keyOf={({ id }) => id}
      nameOf={({ talent_name, project_title }) => `${talent_name}, ${project_title}`}
      selection={selection}
    />
  );
}
