import type { Vote } from '#domain/auditions/presentation/presentation.rules.ts';
import type { PresentationStatus } from '#domain/auditions/presentation/presentation.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** What a client says of somebody. */
export const voteLabels: Record<Vote, StateLabel> = {
  yes: { word: 'Ja', tone: 'agreed' },
  maybe: { word: 'Kanske', tone: 'waiting' },
  no: { word: 'Nej', tone: 'lost' },
};

/** Where a presentation stands, for the company. */
export const presentationLabels: Record<PresentationStatus, StateLabel> = {
  draft: { word: 'Inte delad', tone: 'neutral' },
  shared: { word: 'Delad med kunden', tone: 'agreed' },
  ended: { word: 'Avslutad', tone: 'neutral' },
};

/** What a talent reads before saying yes: whom else the company may show them to. */
export const SHOWN_TO_CLIENTS =
  'Svarar du ja kan företaget visa dig för sin kund när de väljer: förnamn, spelålder, längd, och bilder och filmer som du har lagt upp eller skickat. Är du under 18 år visas inga filmer. Dina kontaktuppgifter visas aldrig.';
