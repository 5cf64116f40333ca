// Swedish words for states, steps and commands of projects. Total by type: a state or command without a word does not
// compile.

import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { Acceptance, CastingNeed, ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

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

/** Booking of an order: all talents or none, or each talent separately. */
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
  hours: 'Tider för varje roll, eller att de inte är bestämda',
  rights: 'Var materialet får visas, eller att det inte visas',
};

/** Labels of the buttons. Commands of the system have no button. */
export const projectCommandLabels: Record<PersonCommandOf<typeof projectWorkflow>, string> = {
  'open-casting': 'Börja välja talanger',
  'await-answers': 'Gå till svaren',
  'back-to-talents': 'Sök fler talanger',
  'start-review': 'Börja urvalet',
  'back-to-answers': 'Tillbaka till svaren',
  activate: 'Aktivera projektet',
  'book-part': 'Boka de godkända',
  'end-casting': 'Avsluta rollsättningen',
  'cast-more': 'Sök fler',
  'move-days': 'Flytta dagar',
  complete: 'Bekräfta att arbetet är gjort',
  cancel: 'Ställ in projektet',
};

const orderCommandLabels: Partial<typeof projectCommandLabels> = {
  activate: 'Aktivera beställningen',
  cancel: 'Ställ in beställningen',
};

/** The label of a command's button on a project or an order. */
export const projectCommandLabel = (kind: ProjectKind, command: PersonCommandOf<typeof projectWorkflow>): string =>
  (kind === 'order' ? orderCommandLabels[command] : undefined) ?? projectCommandLabels[command];

export const projectKindLabels: Record<ProjectKind, string> = { project: 'Projekt', order: 'Beställning' };

/** A project or an order in the definite form, with two sentences about its state. */
export const projectKindWords = {
  project: { name: 'projektet', is_active: 'Projektet är aktivt', is_cancelled: 'Projektet är inställt' },
  order: { name: 'beställningen', is_active: 'Beställningen är aktiv', is_cancelled: 'Beställningen är inställd' },
} as const satisfies Record<ProjectKind, unknown>;
