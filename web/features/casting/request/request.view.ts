import type { RequestDetails, RequestSummary } from '#contract/casting/candidate.ts';
import type { RequestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import { answeredOutcomeLabels } from '#texts/casting/closed-words.ts';
import { errorTexts } from '#texts/casting/errors.ts';
import { candidateCommandLabels, standingLabels } from '#texts/casting/labels.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

const ANSWER_COMMANDS = ['answer-interested', 'answer-not-interested'] as const;
/** The commands with which a talent answers. */
export type AnswerCommand = (typeof ANSWER_COMMANDS)[number];

/**
 * The next relevant day: the last day to answer, or the day promised for the company's decision; each may have passed.
 */
export type RequestTiming =
  | { readonly kind: 'answer_by' | 'overdue' | 'decision_by' | 'decision_late'; readonly day: string }
  | { readonly kind: 'none' };

export interface RequestRowView {
  readonly state: StateLabel;
  readonly timing: RequestTiming;
}

type Row = Pick<RequestSummary, 'standing' | 'answer_by' | 'decision_by' | 'closed_outcome'>;

const NO_TIMING: RequestTiming = { kind: 'none' };

const TIMINGS: Record<RequestStanding, (request: Row, today: string) => RequestTiming> = {
  to_answer: ({ answer_by }) => ({ kind: 'answer_by', day: answer_by }),
  overdue: ({ answer_by }) => ({ kind: 'overdue', day: answer_by }),
  waiting_for_decision: ({ decision_by }, today) =>
    decision_by ? { kind: decision_by < today ? 'decision_late' : 'decision_by', day: decision_by } : NO_TIMING,
  declined_by_talent: () => NO_TIMING,
  booked: () => NO_TIMING,
  done: () => NO_TIMING,
  not_chosen: () => NO_TIMING,
  withdrawn: () => NO_TIMING,
  cancelled: () => NO_TIMING,
};

/** The state of a request in a list. `today` is an ISO day. */
export function requestRowView(request: Row, today: string): RequestRowView {
  const { standing, closed_outcome } = request;
  const isAnswered = standing === 'not_chosen' && closed_outcome !== null;
  const state = isAnswered ? answeredOutcomeLabels[closed_outcome] : standingLabels[standing];
  return { state, timing: TIMINGS[standing](request, today) };
}

export interface AnswerButton {
  readonly command: AnswerCommand;
  readonly label: string;
  /** Primary for the yes, secondary for the no. */
  readonly variant: 'primary' | 'secondary';
  /** True if the button opens a question first, so that no talent takes back a yes by accident. */
  readonly needs_confirm: boolean;
}

export interface RequestView extends RequestRowView {
  /** The state of the request and the next step, in whole sentences. */
  readonly explanation: string;
  readonly answers: readonly AnswerButton[];
  /** True if the request waits and a guardian's missing consent lets the talent say only no. */
  readonly lacks_guardian: boolean;
  /** True if the screen shows changed terms (isChanged). */
  readonly is_changed: boolean;
  /** True if the screen Uppdrag shows the days. */
  readonly has_assignment: boolean;
}

type Details = Row & Pick<RequestDetails, 'company_name' | 'closed_reason' | 'actions' | 'former' | 'is_replacement'>;

/** True if the screen shows the changes: the terms differ from earlier ones, and the request waits for an answer. */
export const isChanged = ({ former, standing }: Pick<RequestDetails, 'former' | 'standing'>): boolean =>
  former !== null && (standing === 'to_answer' || standing === 'overdue');

const because = (request: Details) =>
  request.closed_reason ? ` ${request.company_name}: ”${request.closed_reason}”` : '';

const EXPLANATIONS: Record<
  RequestStanding,
  (request: Details, canAnswer: boolean, timing: RequestTiming['kind']) => string
> = {
  to_answer: (r) =>
    r.is_replacement
      ? 'Någon kan inte komma. Säger du ja är du bokad direkt, och den som svarar först får platsen. Därför är svarstiden kort.'
      : 'Du binder dig inte med ett ja. Du kan ta tillbaka det tills du är bokad.',
  overdue: (r, canAnswer) =>
    `Svara senast var ${formatLongDay(r.answer_by)}.${canAnswer ? ` ${r.company_name} väljer fortfarande, så du kan svara nu. De ser att svaret kom sent.` : ''}`,
  waiting_for_decision: (r, _, timing) => {
    if (timing === 'decision_late')
      return `${r.company_name} har ditt ja, men beskedet är sent. Du får det när de har valt.`;
    return timing === 'decision_by'
      ? `${r.company_name} har ditt ja. Du får besked senast den dagen, hur de än väljer.`
      : `${r.company_name} har ditt ja. Du får besked när de har valt.`;
  },
  declined_by_talent: (r, canAnswer) =>
    canAnswer ? `Du kan ändra dig så länge ${r.company_name} väljer.` : `${r.company_name} har fått ditt svar.`,
  booked: (r) => `${r.company_name} har bokat dig. Tider, plats och kontaktperson finns under Uppdrag.`,
  done: () => 'Arbetet är gjort.',
  not_chosen: (r) =>
    r.is_replacement
      ? 'Ingen behöver hoppa in längre. Tack för att du tog dig tid.'
      : r.closed_outcome === null
        ? `${r.company_name} valde någon annan den här gången.${because(r)}`
        : `${r.company_name} har stängt rollen. Deras besked till dig: ”${r.closed_reason ?? ''}”`,
  withdrawn: (r) => `${r.company_name} har dragit tillbaka förfrågan. Du behöver inte göra något.${because(r)}`,
  cancelled: (r) => `${r.company_name} har ställt in projektet. Du behöver inte göra något.${because(r)}`,
};

// If a waiting request allows only a no, a guardian's consent is missing: no other rule forbids the yes there.
const lacksGuardian = ({ standing, actions }: Details) =>
  (standing === 'to_answer' || standing === 'overdue') &&
  actions.includes('answer-not-interested') &&
  !actions.includes('answer-interested');

function explain(request: Details, canAnswer: boolean, timing: RequestTiming['kind']): string {
  if (!lacksGuardian(request)) return EXPLANATIONS[request.standing](request, canAnswer, timing);
  const passed = request.standing === 'overdue' ? `${EXPLANATIONS.overdue(request, false, timing)} ` : '';
  return `${passed}${errorTexts.guardian_missing}`;
}

function answerButton(command: AnswerCommand, { standing, is_replacement }: Details): AnswerButton {
  const takesBack = command === 'answer-not-interested' && standing === 'waiting_for_decision';
  const isBooking = command === 'answer-interested' && is_replacement;
  return {
    command,
    label: takesBack ? 'Ta tillbaka mitt ja' : isBooking ? 'Ja, boka mig' : candidateCommandLabels[command],
    variant: command === 'answer-interested' ? 'primary' : 'secondary',
    needs_confirm: takesBack,
  };
}

/** The words and the buttons of a request's screen. The buttons are those that the server lists in `actions`. */
export function requestView(request: Details, today: string): RequestView {
  const answers = ANSWER_COMMANDS.filter((command) => request.actions.includes(command)).map((command) =>
    answerButton(command, request),
  );
  const row = requestRowView(request, today);
  return {
    ...row,
    explanation: explain(request, answers.length > 0, row.timing.kind),
    answers,
    lacks_guardian: lacksGuardian(request),
    is_changed: isChanged(request),
    has_assignment: request.standing === 'booked' || request.standing === 'done',
  };
}
