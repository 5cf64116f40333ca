import type { AskedPerson, Suggested } from '#contract/work/replacement.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import type { ChainEvent } from '#domain/work/replacement/chain.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

/** Default for the last day to answer: tomorrow, or the first day of the work if that is earlier. */
export function shortAnswerDay(starts_on: string, today: string): string {
  const tomorrow = addDays(today, 1);
  return starts_on < tomorrow ? starts_on : tomorrow;
}

/** The state of a person asked to step in. */
export function askedLabel({ is_booked, interest_status, actions }: AskedPerson): StateLabel {
  if (is_booked) return { tone: 'agreed', word: 'Hoppar in' };
  if (interest_status === 'not_interested') return { tone: 'lost', word: 'Kan inte' };
  if (interest_status === 'overdue_interest') return { tone: 'lost', word: 'Svarade inte' };
  // A request that can be withdrawn is still unanswered. Otherwise somebody else was booked first, and the person has
  // been told.
  return actions.includes('withdraw')
    ? { tone: 'waiting', word: 'Har inte svarat' }
    : { tone: 'neutral', word: 'Behövdes inte' };
}

/** Why a person is suggested. */
export function suggestedLabel({ is_reserve, had_option }: Suggested): string {
  if (!is_reserve) return 'Passar rollens önskemål';
  return had_option ? 'Sade ja till rollen, ni hade option' : 'Sade ja till rollen';
}

/** The sentence of each event of a place, after the person's name. */
export const chainWords: Readonly<Record<ChainEvent, { readonly text: string; readonly tone: Tone }>> = {
  'agreement.decline': { text: 'sade nej till de nya dagarna.', tone: 'lost' },
  'agreement.decline-by-guardian': { text: 'kan inte de nya dagarna, enligt en vårdnadshavare.', tone: 'lost' },
  'booking.call-off': { text: 'kan inte komma.', tone: 'lost' },
  'booking.cancel': { text: 'avbokades.', tone: 'lost' },
  'booking.come-back': { text: 'kan komma ändå.', tone: 'agreed' },
  'candidate.request': { text: 'fick frågan.', tone: 'waiting' },
  'candidate.change-terms': { text: 'fick frågan om de nya dagarna.', tone: 'waiting' },
  'candidate.answer-not-interested': { text: 'sade nej.', tone: 'lost' },
  'candidate.mark-overdue': { text: 'svarade inte i tid.', tone: 'lost' },
  'candidate.withdraw': { text: 'behöver inte svara, frågan är tillbakatagen.', tone: 'neutral' },
  'candidate.close': { text: 'behövdes inte.', tone: 'neutral' },
  'candidate.take-place': { text: 'hoppar in.', tone: 'agreed' },
};
