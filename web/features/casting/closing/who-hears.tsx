import type { CandidateRow } from '#contract/casting/candidate.ts';
import { CLOSING_OUTCOMES, type ClosingOutcome, USUAL_OUTCOME } from '#domain/casting/closing/closing.rules.ts';
import { closingOutcomeWords } from '#texts/casting/closing-words.ts';
import { answerState } from '#web/features/casting/candidate/answers.view.ts';
import { companyOption } from '#web/features/casting/option/option.view.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { type Choices, outcomeOf } from './closing.view.ts';

export interface WhoHearsProps {
  waiting: readonly CandidateRow[];
  choices: Choices;
  /** Undefined if the user can only read the list. */
  onChoose: ((id: string, outcome: ClosingOutcome | null) => void) | undefined;
}

const OPTIONS = CLOSING_OUTCOMES.map((value) => ({ value, label: closingOutcomeWords[value] }));

/**
 * The candidates of a role without a final answer, each with the candidate's answer and the message that will be sent.
 */
export function WhoHears({ waiting, choices, onChoose }: WhoHearsProps) {
  if (waiting.length === 0)
    return <p className="text-ink-muted">Ingen väntar på besked, så ingen får något att läsa.</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {waiting.map((row) => {
        const outcome = outcomeOf(choices, row.id);
        const { name, profile_image } = row.talent;
        return (
          <li key={row.id} className="grid items-center gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_16rem]">
            <span className="flex min-w-0 items-center gap-3">
              {onChoose ? (
                <Checkbox
                  label={`Ge ${name} besked`}
                  isLabelHidden
                  checked={outcome !== null}
                  onChange={({ target }) => onChoose(row.id, target.checked ? USUAL_OUTCOME : null)}
                />
              ) : null}
              <Avatar name={name} src={profile_image} />
              <span className="min-w-0">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-ink-muted">{saidBy(row)}</span>
              </span>
            </span>
            {outcome === null ? (
              <p className="text-sm text-ink-muted">Får inget besked och står kvar</p>
            ) : onChoose ? (
              <Select
                aria-label={`Besked till ${name}`}
                options={OPTIONS}
                value={outcome}
                onChange={({ target }) => onChoose(row.id, target.value as ClosingOutcome)}
              />
            ) : (
              <p className="text-sm">{closingOutcomeWords[outcome]}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The candidate's answer, the company's open option on the candidate, which the closing would end, and the candidate's
 * message.
 */
function saidBy(row: CandidateRow): string {
  const option =
    row.option?.status === 'open' || row.option?.status === 'challenged' ? companyOption(row.option) : null;
  const words = row.answer_message ? `”${row.answer_message}”` : '';
  return [answerState({ ...row, client_decision: null }).word, option?.state.word, words].filter(Boolean).join(' · ');
}
