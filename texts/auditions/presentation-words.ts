import type { Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import type { PresentationStatus } from '#domain/auditions/presentation/presentation.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** A client's vote on a presented candidate. */
export const voteLabels: Record<Vote, StateLabel> = {
  yes: { word: 'Ja', tone: 'agreed' },
  maybe: { word: 'Kanske', tone: 'waiting' },
  no: { word: 'Nej', tone: 'lost' },
};

/** States of a presentation, in words for the company. */
export const presentationLabels: Record<PresentationStatus, StateLabel> = {
  draft: { word: 'Inte delad', tone: 'neutral' },
  shared: { word: 'Delad med kunden', tone: 'agreed' },
  ended: { word: 'Avslutad', tone: 'neutral' },
};
