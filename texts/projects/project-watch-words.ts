/** Words of the administrators' list of all companies' projects. */
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { ProjectDelay, WatchOrder } from '#domain/projects/project/project-watch.ts';

export const projectDelayLabels: Record<ProjectDelay, string> = {
  days_passed: 'Dagarna har börjat utan bokningar',
  decision: 'Dagen för besked har gått',
  answers: 'Svar saknas efter sista dagen',
  unsigned: 'Avtal osignerade nära inspelning',
  unconfirmed: 'Arbetet är inte bekräftat',
  still: 'Inget har hänt på två veckor',
};

export const watchOrderLabels: Record<WatchOrder, string> = {
  urgent: 'Det sena först',
  changed: 'Senast ändrat först',
  first_day: 'Första dagen först',
  company: 'Företag',
};

/** States of projects in the plural. */
export const projectPlurals: Record<ProjectStatus | 'all', string> = {
  all: 'Alla',
  draft: 'Utkast',
  casting: 'Rollsätts',
  active: 'Aktiva',
  completed: 'Avslutade',
  cancelled: 'Inställda',
};
