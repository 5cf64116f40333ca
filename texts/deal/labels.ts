// Total by type: a new kind of day without a Swedish word does not compile.

import type { DayKind } from '#domain/deal/terms/days.ts';

export const dateKindLabels: Record<DayKind, string> = {
  work: 'Arbete',
  fitting: 'Kostymprov',
  rehearsal: 'Repetition',
  travel: 'Resa',
  reserve: 'Reservdag',
};
