import type { ClosingOutcome } from '#domain/casting/closing/closing.rules.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** The final answer to a candidate, in words for the company. */
export const closedOutcomeLabels: Record<ClosingOutcome, StateLabel> = {
  not_now: { word: 'Fick besked', tone: 'neutral' },
  kept: { word: 'Fick besked: i åtanke', tone: 'neutral' },
  call_back: { word: 'Fick besked: ni hör av er', tone: 'info' },
};

/** The final answer, in words for the talent. */
export const answeredOutcomeLabels: Record<ClosingOutcome, StateLabel> = {
  not_now: { word: 'Inte den här gången', tone: 'neutral' },
  kept: { word: 'De har dig i åtanke', tone: 'neutral' },
  call_back: { word: 'De hör av sig igen', tone: 'info' },
};
