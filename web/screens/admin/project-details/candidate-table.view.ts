import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { MandateShown } from '#contract/office/mandate.ts';
import { candidateCommandLabels, decisionLabels, interestLabels } from '#texts/casting/labels.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { answerOrder } from '#web/features/casting/candidate/answers.view.ts';

export interface BothAnswers {
  /** The talent's answer. */
  readonly talent: StateLabel;
  /** The company's choice. */
  readonly company: StateLabel;
}

/**
 * The talent's answer and the company's choice in words, for two columns. Of a withdrawn request the second column says
 * only 'Återtagen'.
 */
export function bothAnswers(
  row: Pick<CandidateRow, 'interest_status' | 'client_decision' | 'is_deleted'>,
): BothAnswers {
  const talent = interestLabels[row.interest_status];
  if (row.is_deleted) return { talent, company: { word: 'Återtagen', tone: 'neutral' } };
  const company: StateLabel = row.client_decision
    ? decisionLabels[row.client_decision]
    : { word: 'Inget val ännu', tone: 'neutral' };
  return { talent, company };
}

// In the order of the menu; withdrawing comes last.
const ACTS = ['approve', 'call-back', 'hold', 'reject', 'undecide', 'remind', 'extend', 'withdraw'] as const;

type Held = Pick<MandateShown, 'company_id' | 'talent_id'> | null;
type Act = (typeof ACTS)[number] | 'answer-interested' | 'answer-not-interested' | 'act-for';

/**
 * The commands of an administrator on a candidate, with labels. Under a mandate for the company: the company's commands
 * that the server allows. For an unanswered request also the talent's two answers under a mandate for the talent,
 * otherwise 'act-for', which begins one.
 */
export function candidateActs(
  row: Pick<CandidateRow, 'actions' | 'talent' | 'interest_status' | 'is_deleted'>,
  held: Held,
  company_id: string,
): { command: Act; label: string; is_dangerous?: boolean }[] {
  const companys =
    held?.company_id === company_id
      ? ACTS.filter((command) => row.actions.includes(command)).map((command) => ({
          command,
          label: candidateCommandLabels[command],
          is_dangerous: command === 'withdraw',
        }))
      : [];
  if (row.is_deleted || row.interest_status !== 'pending') return companys;
  const { id, name } = row.talent;
  const talents: { command: Act; label: string }[] =
    held?.talent_id === id
      ? [
          { command: 'answer-interested', label: `Svara ja för ${name}` },
          { command: 'answer-not-interested', label: `Svara nej för ${name}` },
        ]
      : [{ command: 'act-for', label: `Handla för ${name}` }];
  return [...companys, ...talents];
}

/** Sorts by role, then waiting candidates first, then by name. */
export function inTableOrder(rows: readonly CandidateRow[]): CandidateRow[] {
  return rows.toSorted(
    (a, b) =>
      a.role_index - b.role_index ||
      answerOrder(a) - answerOrder(b) ||
      a.talent.name.localeCompare(b.talent.name, 'sv'),
  );
}
