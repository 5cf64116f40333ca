import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { cardFacts } from '#texts/people/profile-words.ts';
import type { AnswerAct } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { answerOrder, answerState, isRemindedToday } from '#web/features/casting/candidate/answers.view.ts';
import { CameBy } from '#web/features/casting/candidate/came-by.tsx';
import { CandidateName } from '#web/features/casting/candidate/candidate-name.tsx';
import { companyOption } from '#web/features/casting/option/option.view.ts';
import { CompanyUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { type Column, DataTable, type Selection } from '#web/ui/list/data-table.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useStable } from '#web/ui/text/use-stable.ts';

export interface AnswersTableProps {
  label: string;
  rows: readonly CandidateRow[];
  /** Today (ISO day). */
  today: string;
  selection: Selection;
  onOpen: (row: CandidateRow) => void;
  onAct: (act: AnswerAct) => void;
}

/** The company's option on a talent: its rank and end, or how it ended. */
function OptionState({ row }: { row: CandidateRow }) {
  const words = row.option && companyOption(row.option);
  if (!words) return null;
  return (
    <span className="mt-1 block">
      <StateBadge tone={words.state.tone} wraps>
        {words.state.word}
      </StateBadge>
      {words.note && <span className="block text-sm text-ink-muted">{words.note}</span>}
    </span>
  );
}

/** False for a talent who answered an announcement: then there is no request, and no last day to answer. */
const wasAsked = ({ source }: CandidateRow) => source !== 'announcement';

const ACTS = ['extend', 'withdraw'] as const;

interface Handlers extends Pick<AnswersTableProps, 'today' | 'onOpen' | 'onAct'> {}

const columnsOf = ({ today, onOpen, onAct }: Handlers): Column<CandidateRow>[] => [
  {
    id: 'name',
    header: 'Person',
    is_row_header: true,
    class_name: 'unstacked:w-72',
    sortValue: (row) => row.talent.name,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar name={row.talent.name} src={row.talent.profile_image} />
        <span className="min-w-0">
          <CandidateName row={row} onOpen={() => onOpen(row)} />
          <span className="block text-sm text-ink-muted tabular">{cardFacts(row.talent)}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Svar',
    sortValue: answerOrder,
    class_name: 'unstacked:w-44',
    cell: (row) => (
      <>
        <StateBadge tone={answerState(row).tone}>{answerState(row).word}</StateBadge>
        <CameBy row={row} />
        <OptionState row={row} />
        <CompanyUnread of={{ candidate_id: row.id }} />
        {row.is_late && row.answered_date && <span className="block text-ink-muted">Svarade för sent</span>}
      </>
    ),
  },
  {
    id: 'created',
    header: 'Tillfrågad',
    sortValue: (row) => row.created_date,
    class_name: 'unstacked:w-32',
    cell: (row) => (wasAsked(row) ? <DateText day={dayOf(row.created_date)} /> : '–'),
  },
  {
    id: 'answer_by',
    header: 'Svara senast',
    sortValue: (row) => row.answer_by,
    class_name: 'unstacked:w-32',
    cell: (row) =>
      wasAsked(row) ? (
        <DateText day={row.answer_by} className={row.interest_status === 'overdue_interest' ? 'text-waiting' : ''} />
      ) : (
        '–'
      ),
  },
  {
    id: 'latest',
    header: 'Senast',
    sortValue: (row) => row.answered_date ?? row.seen_date,
    class_name: 'unstacked:w-44',
    cell: (row) => <Latest row={row} />,
  },
  {
    id: 'message',
    header: 'Meddelande',
    class_name: 'stacked:[&>span:last-child]:max-w-[60%]',
    cell: (row) => (
      <span className="line-clamp-2 max-w-xs" title={row.answer_message}>
        {row.answer_message || '–'}
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Åtgärder',
    is_header_hidden: true,
    align: 'end',
    class_name: 'unstacked:w-36',
    cell: (row) => (
      <span className="flex items-center justify-end gap-1">
        {row.actions.includes('remind') ? (
          <Button size="small" onClick={() => onAct({ command: 'remind', rows: [row] })}>
            {candidateCommandLabels.remind}
            <span className="sr-only"> {row.talent.name}</span>
          </Button>
        ) : (
          isRemindedToday(row, today) && <span className="text-ink-muted">Påmind i dag</span>
        )}
        {ACTS.some((command) => row.actions.includes(command)) && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label={`Mer om ${row.talent.name}`} />}
            items={ACTS.filter((command) => row.actions.includes(command)).map((command) => ({
              label: candidateCommandLabels[command],
              is_dangerous: command === 'withdraw',
              onChoose: () => onAct({ command, rows: [row] }),
            }))}
          />
        )}
      </span>
    ),
  },
];

/** The talents asked for one role, and their answers. */
export function AnswersTable({ label, rows, today, selection, onOpen, onAct }: AnswersTableProps) {
  const [open, act] = [useStable(onOpen), useStable(onAct)];
  // Memoised, because there may be five hundred rows, which every tick of the clock would otherwise render again.
  const columns = useMemo(() => columnsOf({ today, onOpen: open, onAct: act }), [today, open, act]);
  return (
    <DataTable
      room="most"
      label={label}
      columns={columns}
      rows={[...rows].sort((a, b) => answerOrder(a) - answerOrder(b))}
      keyOf={(row) => row.id}
      nameOf={(row) => row.talent.name}
      selection={selection}
    />
  );
}

/** The talent's latest action on the request: answered or opened it. */
function Latest({ row }: { row: CandidateRow }) {
  const instant = row.answered_date ?? row.seen_date;
  if (!instant) return <span className="text-ink-muted">Har inte öppnat</span>;
  return (
    <>
      {row.answered_date ? 'Svarade' : 'Öppnade'}
      <InstantText instant={instant} className="block text-ink-muted" />
    </>
  );
}
