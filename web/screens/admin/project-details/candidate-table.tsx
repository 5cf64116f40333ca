import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { CandidateName } from '#web/features/casting/candidate/candidate-name.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useStable } from '#web/ui/text/use-stable.ts';
import { bothAnswers, candidateActs } from './candidate-table.view.ts';

export type TableCommand = ReturnType<typeof candidateActs>[number]['command'];

export interface CandidateTableProps {
  rows: readonly CandidateRow[];
  /** The administrator's mandate, for a company or a talent; null without one. */
  held: Parameters<typeof candidateActs>[1];
  companyId: string;
  onOpen: (row: CandidateRow) => void;
  onAct: (row: CandidateRow, command: TableCommand) => void;
}

type ColumnsOf = Omit<CandidateTableProps, 'rows'>;

const columnsOf = ({ held, companyId, onOpen, onAct }: ColumnsOf): Column<CandidateRow>[] => [
  {
    id: 'name',
    header: 'Talang',
    is_row_header: true,
    sortValue: (row) => row.talent.name,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar name={row.talent.name} src={row.talent.profile_image} />
        <CandidateName row={row} onOpen={() => onOpen(row)} />
      </span>
    ),
  },
  { id: 'role', header: 'Roll', sortValue: (row) => row.role_index, cell: (row) => row.role_title },
  {
    id: 'talent',
    header: 'Talangens svar',
    sortValue: (row) => bothAnswers(row).talent.word,
    cell: (row) => (
      <>
        <StateBadge tone={bothAnswers(row).talent.tone}>{bothAnswers(row).talent.word}</StateBadge>
        {row.is_late && row.answered_date && <span className="block text-ink-muted">Svarade för sent</span>}
      </>
    ),
  },
  {
    id: 'company',
    header: 'Företagets val',
    sortValue: (row) => bothAnswers(row).company.word,
    cell: (row) => <StateBadge tone={bothAnswers(row).company.tone}>{bothAnswers(row).company.word}</StateBadge>,
  },
  {
    id: 'answer_by',
    header: 'Svara senast',
    sortValue: (row) => row.answer_by,
    cell: (row) => <DateText day={row.answer_by} />,
  },
  {
    id: 'answered',
    header: 'Svarade',
    sortValue: (row) => row.answered_date,
    cell: (row) => (row.answered_date ? <InstantText instant={row.answered_date} /> : '–'),
  },
  {
    id: 'fee',
    header: 'Arvode',
    align: 'end',
    sortValue: (row) => row.fee.amount_ore ?? 0,
    cell: (row) => <span className="tabular">{feeText(row.fee)}</span>,
  },
  {
    id: 'actions',
    header: 'Åtgärder',
    is_header_hidden: true,
    align: 'end',
    cell: (row) =>
      candidateActs(row, held, companyId).length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`Handla om ${row.talent.name}`} />}
          items={candidateActs(row, held, companyId).map(({ command, label, is_dangerous }) => ({
            label,
            is_dangerous,
            onChoose: () => onAct(row, command),
          }))}
        />
      ),
  },
];

/** The candidates, with the talent's answer and the company's choice in separate columns. */
export function CandidateTable({ rows, held, companyId, onOpen, onAct }: CandidateTableProps) {
  const [open, act] = [useStable(onOpen), useStable(onAct)];
  const columns = useMemo(() => columnsOf({ held, companyId, onOpen: open, onAct: act }), [held, companyId, open, act]);
  return (
    <DataTable
      room="most"
      label="Tillfrågade talanger"
      columns={columns}
      rows={rows}
      keyOf={(row) => row.id}
      nameOf={(row) => row.talent.name}
    />
  );
}
