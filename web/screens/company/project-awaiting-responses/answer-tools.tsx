import { Bell, CalendarPlus } from 'lucide-react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { AnswerAct } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { Button } from '#web/ui/form/button.tsx';

interface AnswerToolsProps {
  items: readonly CandidateRow[];
  /** The selected candidates among `items`. */
  picked: readonly CandidateRow[];
  onAct: (act: AnswerAct) => void;
}

/** The commands for several candidates at once: reminds all unanswered ones, or acts on the selected ones. */
export function AnswerTools({ items, picked, onAct }: AnswerToolsProps) {
  const allowed = (command: AnswerAct['command'], rows: readonly CandidateRow[]) =>
    rows.filter((row) => row.actions.includes(command));
  const toRemind = allowed('remind', picked.length > 0 ? picked : items);
  const toExtend = allowed('extend', picked);
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {toRemind.length > 0 && (
        <Button icon={Bell} onClick={() => onAct({ command: 'remind', rows: toRemind })}>
          {picked.length > 0
            ? `Påminn ${toRemind.length} markerade`
            : toRemind.length === 1
              ? 'Påminn den som väntar'
              : `Påminn alla ${toRemind.length} som väntar`}
        </Button>
      )}
      {toExtend.length > 0 && (
        <Button icon={CalendarPlus} onClick={() => onAct({ command: 'extend', rows: toExtend })}>
          Ge {toExtend.length} markerade fler dagar
        </Button>
      )}
    </div>
  );
}
