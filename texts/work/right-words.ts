/** Rights in words: where something may be shown, and until when. */
import type { SyntheticUses } from '#domain/deal/terms/rights.ts';
import { media as mediaWords, territories } from '#domain/kernel/vocabulary/usage.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

const listed = new Intl.ListFormat('sv-SE', { type: 'conjunction' });

/** 'TV och Online, Sverige'. */
export function wordsOfUse({ media, territory }: { media: readonly string[]; territory: string | null }): string {
  const where = media.length > 0 ? listed.format(media.map(mediaWords.label)) : 'medier inte angivna';
  return territory === null ? where : `${where}, ${territories.label(territory)}`;
}

/** 'till och med 28 februari 2027'. */
export function wordsOfEnd(ends_on: string | null): string {
  return ends_on === null ? 'utan avtalat slut' : `till och med ${formatLongDay(ends_on)}`;
}

/** Why a day cannot have been the first publication. */
export const PUBLICATION_UNFIT = 'Första visningen kan tidigast vara första arbetsdagen, och inte efter i dag.';

/** Why one that has been reported for a while is not set later: domain/work/right/right.rules.ts says how long it may be. */
export const PUBLICATION_LATER =
  'En senare dag går bara att skriva inom en vecka från att ni först rapporterade visningen. Skriv den som står där, eller en tidigare.';

const CONSENTS: Readonly<Record<keyof SyntheticUses, string>> = {
  digital_replica: 'digital kopia',
  voice_synthesis: 'syntetisk röst',
  model_training: 'träning av AI-modeller',
};

/** What the person has said yes to of AI, or that it is nothing. */
export function wordsOfConsents(given: SyntheticUses): string {
  const yes = (Object.keys(CONSENTS) as (keyof SyntheticUses)[]).filter((use) => given[use]);
  return yes.length === 0 ? 'Ingen AI-användning' : `Ja till ${listed.format(yes.map((use) => CONSENTS[use]))}`;
}

/** What decides when a right begins, while nobody has reported a first publication: an agreed day, or the latest one. */
export interface AwaitedRight {
  readonly line: { readonly starts_on: string | null; readonly latest_start_on: string | null };
}

/** When a right that has not begun will: 'Från 1 mars 2027', 'Från första visningen, räknat senast från 1 mars 2027'. */
export function wordsOfBeginning({ line }: AwaitedRight): string {
  if (line.starts_on !== null) return `Från ${formatLongDay(line.starts_on)}`;
  const latest = line.latest_start_on === null ? '' : `, räknat senast från ${formatLongDay(line.latest_start_on)}`;
  return `Från första visningen${latest}`;
}
