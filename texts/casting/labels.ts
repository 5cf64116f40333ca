// Swedish words for states and commands of this context. Total by type: a state or command without a word does not
// compile.

import type { RequestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import type {
  ClientDecision,
  Consideration,
  candidateWorkflow,
  InterestStatus,
} from '#domain/casting/candidate/candidate.workflow.ts';
import type { optionWorkflow } from '#domain/casting/option/option.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const interestLabels: Record<InterestStatus, StateLabel> = {
  pending: { word: 'Väntar på svar', tone: 'waiting' },
  interested: { word: 'Intresserad', tone: 'agreed' },
  not_interested: { word: 'Tackade nej', tone: 'lost' },
  overdue_interest: { word: 'Svarade inte i tid', tone: 'waiting' },
};

export const decisionLabels: Record<ClientDecision, StateLabel> = {
  approved: { word: 'Godkänd', tone: 'agreed' },
  rejected: { word: 'Bortvald', tone: 'lost' },
};

export const considerationLabels: Record<Consideration, StateLabel> = {
  callback: { word: 'Kalla igen', tone: 'info' },
  hold: { word: 'Avvakta', tone: 'waiting' },
};

/** Standings of a request, in words for the talent. */
export const standingLabels: Record<RequestStanding, StateLabel> = {
  to_answer: { word: 'Svara', tone: 'waiting' },
  overdue: { word: 'Svarsdagen har gått, du kan fortfarande svara', tone: 'waiting' },
  waiting_for_decision: { word: 'Du har sagt ja, besked väntar', tone: 'info' },
  declined_by_talent: { word: 'Du tackade nej', tone: 'neutral' },
  booked: { word: 'Bokad', tone: 'agreed' },
  done: { word: 'Genomfört', tone: 'neutral' },
  not_chosen: { word: 'Det blev någon annan', tone: 'lost' },
  withdrawn: { word: 'Förfrågan drogs tillbaka', tone: 'neutral' },
  cancelled: { word: 'Projektet ställdes in', tone: 'lost' },
};

export const candidateCommandLabels: Record<PersonCommandOf<typeof candidateWorkflow>, string> = {
  'answer-interested': 'Ja, jag är intresserad',
  'answer-not-interested': 'Nej tack',
  'change-terms': 'Ändra villkoren',
  extend: 'Ge fler dagar',
  remind: 'Påminn',
  approve: 'Godkänn',
  reject: 'Välj bort',
  hold: 'Avvakta',
  'call-back': 'Kalla igen',
  undecide: 'Ångra valet',
  withdraw: 'Dra tillbaka förfrågan',
};

export const optionCommandLabels: Record<PersonCommandOf<typeof optionWorkflow> | 'give', string> = {
  give: 'Lägg option',
  challenge: 'Utmana',
  release: 'Släpp optionen',
  'release-by-talent': 'Släpp optionen',
};
