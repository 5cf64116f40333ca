/**
 * The Swedish word of every state and command, by the declarations they come from. Total by type: a new state without a
 * word does not compile. `tone` is the colour the word goes with; the icon follows from it.
 */

import type { RequestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import type {
  ClientDecision,
  Consideration,
  candidateWorkflow,
  InterestStatus,
} from '#domain/casting/candidate/candidate.workflow.ts';
import type { optionWorkflow } from '#domain/casting/option/option.workflow.ts';
import type { CompanyStatus, companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { DayKind } from '#domain/deal/terms/days.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import type { Acceptance, CastingNeed, ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import type { BookingStatus } from '#domain/work/booking/booking-states.ts';
import type { RightStatus, rightWorkflow } from '#domain/work/right/right.workflow.ts';

export type Tone = 'agreed' | 'waiting' | 'lost' | 'neutral' | 'info';

export interface StateLabel {
  readonly word: string;
  readonly tone: Tone;
}

export const projectStatusLabels: Record<ProjectStatus, StateLabel> = {
  draft: { word: 'Utkast', tone: 'neutral' },
  casting: { word: 'Rollsätts', tone: 'waiting' },
  active: { word: 'Aktivt', tone: 'agreed' },
  completed: { word: 'Avslutat', tone: 'neutral' },
  cancelled: { word: 'Inställt', tone: 'lost' },
};

export const projectStepLabels: Record<ProjectStep, string> = {
  1: 'Utkast',
  2: 'Talanger',
  3: 'Svar',
  4: 'Urval',
  5: 'Aktivt',
};

/** Of an order. */
export const acceptanceLabels: Record<Acceptance, string> = {
  all: 'Alla eller ingen',
  each: 'Var för sig',
};

export const castingNeedLabels: Record<CastingNeed, string> = {
  title: 'Titel',
  dates: 'Datum',
  place: 'Plats',
  roles: 'Minst en roll',
  role_fee: 'Namn, antal och arvode för varje roll',
  rights: 'Var materialet får visas, eller att det inte visas',
};

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

/** What the talent reads. */
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

export const bookingStatusLabels: Record<BookingStatus, StateLabel> = {
  waiting: { word: 'Väntar på tillstånd', tone: 'waiting' },
  confirmed: { word: 'Bokad', tone: 'agreed' },
  completed: { word: 'Genomförd', tone: 'neutral' },
  cancelled: { word: 'Avbokad', tone: 'lost' },
};

export const companyStatusLabels: Record<CompanyStatus, StateLabel> = {
  pending: { word: 'Väntar på besked', tone: 'waiting' },
  approved: { word: 'Godkänt', tone: 'agreed' },
  refused: { word: 'Avslaget', tone: 'lost' },
  suspended: { word: 'Avstängt', tone: 'lost' },
  deleted: { word: 'Borttaget', tone: 'neutral' },
};

export const rightStatusLabels: Record<RightStatus, StateLabel> = {
  coming: { word: 'Har inte börjat', tone: 'info' },
  running: { word: 'Gäller', tone: 'agreed' },
  ending: { word: 'Går snart ut', tone: 'waiting' },
  ended: { word: 'Tiden är slut', tone: 'lost' },
  replaced: { word: 'Ersatt av ett nytt avtal', tone: 'neutral' },
  void: { word: 'Blev inte av', tone: 'neutral' },
};

export const dateKindLabels: Record<DayKind, string> = {
  work: 'Arbete',
  fitting: 'Kostymprov',
  rehearsal: 'Repetition',
  travel: 'Resa',
  reserve: 'Reservdag',
};

export const profileStepLabels: Record<ProfileStep, string> = {
  basics: 'Grunder',
  looks: 'Utseende',
  abilities: 'Kunskaper',
  pictures: 'Bilder',
  about: 'Om dig',
};

export const laterPartLabels: Record<LaterPart, string> = {
  credits: 'Meriter och utbildning',
  sizes: 'Storlekar och mått',
  practical: 'Praktiskt och röst',
  limits: 'Gränser',
};

/** What the buttons say. Commands of the system have none. */
export const projectCommandLabels: Record<PersonCommandOf<typeof projectWorkflow>, string> = {
  'open-casting': 'Börja välja talanger',
  'await-answers': 'Gå till svaren',
  'back-to-talents': 'Sök fler talanger',
  'start-review': 'Börja urvalet',
  'back-to-answers': 'Tillbaka till svaren',
  activate: 'Aktivera projektet',
  complete: 'Bekräfta att arbetet är gjort',
  cancel: 'Ställ in projektet',
};
const orderCommandLabels: Partial<typeof projectCommandLabels> = {
  activate: 'Aktivera beställningen',
  cancel: 'Ställ in beställningen',
};

/** What the button of a command says on a project or an order. */
export const projectCommandLabel = (kind: ProjectKind, command: PersonCommandOf<typeof projectWorkflow>): string =>
  (kind === 'order' ? orderCommandLabels[command] : undefined) ?? projectCommandLabels[command];

export const projectKindLabels: Record<ProjectKind, string> = { project: 'Projekt', order: 'Beställning' };

/** A project or an order in the definite form, and what may be said of it. */
export const projectKindWords = {
  project: { name: 'projektet', is_active: 'Projektet är aktivt', is_cancelled: 'Projektet är inställt' },
  order: { name: 'beställningen', is_active: 'Beställningen är aktiv', is_cancelled: 'Beställningen är inställd' },
} as const satisfies Record<ProjectKind, unknown>;

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

export const profileCommandLabels: Record<PersonCommandOf<typeof profileWorkflow>, string> = {
  submit: 'Skicka för granskning',
  approve: 'Godkänn',
  'ask-changes': 'Be om ändringar',
  suspend: 'Stäng av',
  reinstate: 'Häv avstängningen',
  merge: 'Slå ihop',
};

export const optionCommandLabels: Record<PersonCommandOf<typeof optionWorkflow> | 'give', string> = {
  give: 'Lägg option',
  challenge: 'Utmana',
  release: 'Släpp optionen',
  'release-by-talent': 'Släpp optionen',
};

export const rightCommandLabels: Record<PersonCommandOf<typeof rightWorkflow>, string> = {
  'report-publication': 'Rapportera',
  'correct-publication': 'Rätta dagen',
  'order-extension': 'Förläng',
};

export const companyCommandLabels: Record<PersonCommandOf<typeof companyWorkflow>, string> = {
  approve: 'Godkänn',
  refuse: 'Avslå',
  suspend: 'Stäng av',
  reinstate: 'Häv avstängningen',
};
