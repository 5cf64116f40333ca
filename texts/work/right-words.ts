/** Rights in words: where material may be shown, and until when. */

import type { SyntheticUses } from '#domain/deal/terms/rights.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import { media as mediaWords, territories } from '#domain/kernel/vocabulary/usage.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

const listed = madeOnce(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** 'TV och Online, Sverige'. */
export function wordsOfUse({ media, territory }: { media: readonly string[]; territory: string | null }): string {
  const where = media.length > 0 ? listed().format(media.map(mediaWords.label)) : 'medier inte angivna';
  return territory === null ? where : `${where}, ${territories.label(territory)}`;
}

/** 'till och med 28 februari 2027'. */
export function wordsOfEnd(ends_on: string | null): string {
  return ends_on === null ? 'utan avtalat slut' : `till och med ${formatLongDay(ends_on)}`;
}

/** Error for a day that cannot be the first publication. */
export const PUBLICATION_UNFIT = 'Första visningen kan tidigast vara första arbetsdagen, och inte efter i dag.';

/** Refusal of a later day once the first report is older than the limit in domain/work/right/right.rules.ts. */
export const PUBLICATION_LATER =
  'En senare dag går bara att skriva inom en vecka från att ni först rapporterade visningen. Skriv den som står där, eller en tidigare.';

const CONSENTS: Readonly<Record<keyof SyntheticUses, string>> = {
  digital_replica: 'digital kopia',
  voice_synthesis: 'syntetisk röst',
  model_training: 'träning av AI-modeller',
};

/** The AI uses that the talent has agreed to, or none. */
export function wordsOfConsents(given: SyntheticUses): string {
  const yes = (Object.keys(CONSENTS) as (keyof SyntheticUses)[]).filter((use) => given[use]);
  return yes.length === 0 ? 'Ingen AI-användning' : `Ja till ${listed().format(yes.map((use) => CONSENTS[use]))}`;
}

/**
 * The days that decide when a right starts until a first publication is reported: an agreed day, or the latest start.
 */
export interface AwaitedRight {
  readonly line: { readonly starts_on: string | null; readonly latest_start_on: string | null };
}

/** The start of a future right: 'Från 1 mars 2027', 'Från första visningen, räknat senast från 1 mars 2027'. */
export function wordsOfBeginning({ line }: AwaitedRight): string {
  if (line.starts_on !== null) return `Från ${formatLongDay(line.starts_on)}`;
  const latest = line.latest_start_on === null ? '' : `, räknat senast från ${formatLongDay(line.latest_start_on)}`;
  return `Från första visningen${latest}`;
}
