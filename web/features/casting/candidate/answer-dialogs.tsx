import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { NOT_TO_MINORS } from '#texts/people/withheld-words.ts';
import { ApiError } from '#web/api/client.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useCandidateMove } from './use-candidates.ts';
import { type ManyMove, useMoveMany } from './use-move-many.ts';

/** The command that waits for confirmation, and its candidates. */
export interface AnswerAct {
  readonly command: 'remind' | 'extend' | 'withdraw';
  readonly rows: readonly CandidateRow[];
}

const DAYS_MORE = 3;

/** The question before a command about which the server informs the candidates. Renders nothing without a command. */
export function AnswerDialogs({ act, onDone }: { act: AnswerAct | undefined; onDone: () => void }) {
  if (!act || act.rows.length === 0) return null;
  return <AskFirst key={act.command} act={act} onDone={onDone} />;
}

/** The latest of these candidates' last days to answer, or today if all have passed. */
const lastDay = (rows: readonly CandidateRow[], today: string) =>
  rows.reduce((last, { answer_by }) => (answer_by > last ? answer_by : last), today);

/** The message for a day before the earliest of these candidates' last days to answer; undefined for other days. */
function problemOf(rows: readonly CandidateRow[], day: string): string | undefined {
  const has = rows.map(({ answer_by }) => answer_by).sort();
  const [first] = has;
  if (!isDay(day) || first === undefined || day >= first) return undefined;
  return `Svarstiden går redan till ${formatDay(first)}. Välj en senare dag.`;
}

function AskFirst({ act: { command, rows }, onDone }: { act: AnswerAct; onDone: () => void }) {
  const move = useCandidateMove();
  const moveAll = useMoveMany();
  const [answerBy, setAnswerBy] = useState(() => addDays(lastDay(rows, clock.today()), DAYS_MORE));
  const who = rows.length === 1 ? (rows[0]?.talent.name ?? '') : `${rows.length} personer`;
  const words = {
    remind: {
      title: `Påminn ${who}?`,
      body: `${rows.length === 1 ? 'Ett mejl' : 'Ett mejl var'} går ut nu. Samma person kan påminnas en gång om dagen.`,
      confirm: `Påminn ${who}`,
      done: `${who} har fått en påminnelse.`,
    },
    extend: {
      title: `Ge ${who} fler dagar?`,
      body: 'Den som fått förfrågan får en notis om den nya sista svarsdagen.',
      confirm: 'Ge fler dagar',
      done: `${who} har fått fler dagar att svara.`,
    },
    withdraw: {
      title: `Dra tillbaka förfrågan till ${who}?`,
      body: `${who} får ett mejl om att förfrågan inte gäller längre. Det går inte att ångra, men du kan fråga igen.`,
      confirm: 'Dra tillbaka förfrågan',
      done: `Förfrågan till ${who} är återtagen.`,
    },
  }[command];

  const moveOf = (reason: string): ManyMove =>
    command === 'withdraw'
      ? { command, reason }
      : command === 'extend'
        ? { command, answer_by: answerBy }
        : { command };

  const run = async (reason: string) => {
    if (command === 'extend' && !isDay(answerBy)) {
      throw new ApiError('invalid_input', 422, 'Skriv den nya svarsdagen som ÅÅÅÅ-MM-DD.');
    }
    const [first] = rows;
    if (!first) return;
    // For one candidate a refusal is an error with its reason. For several the server skips the refused ones and
    // answers with their number.
    if (rows.length === 1) {
      await move(first, moveOf(reason));
      return showToast(words.done);
    }
    const skipped = await moveAll(rows, moveOf(reason));
    if (skipped === 0) showToast(words.done);
    else showToast(`${skipped} av ${rows.length} hoppades över. De har svarat, påmints eller fått längre tid redan.`);
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={words.title}
      confirmLabel={words.confirm}
      isDangerous={command === 'withdraw'}
      reason={
        command === 'withdraw'
          ? { label: 'Anledning', hint: `Den skickas med i mejlet. ${NOT_TO_MINORS}`, max_length: 500 }
          : undefined
      }
      onConfirm={run}
    >
      <p>{words.body}</p>
      {command === 'extend' && (
        <Field label="Ny sista svarsdag" className="mt-4 text-ink" error={problemOf(rows, answerBy)}>
          <DateInput value={answerBy} onChange={(event) => setAnswerBy(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
