// Swedish words for states of bookings and rights. Total by type: a state without a word does not compile.

import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { BookingStatus } from '#domain/work/booking/booking-states.ts';
import type { RightStatus, rightWorkflow } from '#domain/work/right/right.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const bookingStatusLabels: Record<BookingStatus, StateLabel> = {
  waiting: { word: 'Väntar på tillstånd', tone: 'waiting' },
  confirmed: { word: 'Bokad', tone: 'agreed' },
  completed: { word: 'Genomförd', tone: 'neutral' },
  cancelled: { word: 'Avbokad', tone: 'lost' },
};

export const rightStatusLabels: Record<RightStatus, StateLabel> = {
  coming: { word: 'Har inte börjat', tone: 'info' },
  running: { word: 'Gäller', tone: 'agreed' },
  ending: { word: 'Går snart ut', tone: 'waiting' },
  ended: { word: 'Tiden är slut', tone: 'lost' },
  replaced: { word: 'Ersatt av ett nytt avtal', tone: 'neutral' },
  void: { word: 'Blev inte av', tone: 'neutral' },
};

export const rightCommandLabels: Record<PersonCommandOf<typeof rightWorkflow>, string> = {
  'report-publication': 'Rapportera',
  'correct-publication': 'Rätta dagen',
  'order-extension': 'Förläng',
};
