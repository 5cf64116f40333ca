// The Swedish word of every state and command of this context, total by type over the declarations they come from.

import type { DayKind } from '#domain/deal/terms/days.ts';

export const dateKindLabels: Record<DayKind, string> = {
  work: 'Arbete',
  fitting: 'Kostymprov',
  rehearsal: 'Repetition',
  travel: 'Resa',
  reserve: 'Reservdag',
};
