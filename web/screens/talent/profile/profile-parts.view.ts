import type { OwnProfile } from '#contract/people/talent.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { isKit, licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { laterPartLabels, profileStepLabels } from '#texts/people/labels.ts';
import { limitFacts, practicalFacts, sizeFacts } from '#texts/people/profile-part-words.ts';
import {
  featuresText,
  languageAbilities,
  playingAgeText,
  skillGroupsOf,
  tradesText,
} from '#texts/people/profile-words.ts';

/** A fact of the talent's profile. If the value is null, the screen marks it as missing. */
export interface PartFact {
  readonly label: string;
  readonly value: string | null;
}

/** The parts that have a form which opens; pictures can be changed at any time. */
export type FormPart = Exclude<ProfileStep, 'pictures'> | LaterPart;

export const PART_LABELS: Readonly<Record<FormPart, string>> = { ...profileStepLabels, ...laterPartLabels };

/** A part that can be open for editing: of the profile, or the days on which the talent cannot work. */
export type OpenPart = FormPart | 'busy-days';

const listed = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null);
const withLevel = ({ label, level }: { label: string; level: string }) => `${label} (${level.toLocaleLowerCase('sv')})`;

/** The practical facts that only talents who are heard are asked for. */
const SPOKEN: readonly string[] = ['Kan också tala', 'Brytning på'];

const FACTS: Record<FormPart, (profile: OwnProfile) => PartFact[]> = {
  basics: (p) => [
    { label: 'Namn', value: `${p.first_name} ${p.last_name}`.trim() || null },
    { label: 'Gör', value: tradesText(p.categories) || null },
    ...(p.asks.includes('playing')
      ? [
          { label: 'Spelar', value: listed(p.plays_genders.map((id) => genders.label(id))) },
          { label: 'Spelålder', value: playingAgeText(p.playing_age_min, p.playing_age_max) },
        ]
      : []),
    { label: 'Bor i', value: p.municipality_id && municipalities.label(p.municipality_id) },
  ],
  looks: (p) => [
    { label: 'Längd', value: p.height_cm === null ? null : `${p.height_cm} cm` },
    { label: 'Hårfärg', value: p.hair_color && hairColors.label(p.hair_color) },
    { label: 'Hårlängd', value: p.hair_length && hairLengths.label(p.hair_length) },
    { label: 'Hårtyp', value: p.hair_type && hairTypes.label(p.hair_type) },
    { label: 'Ögonfärg', value: p.eye_color && eyeColors.label(p.eye_color) },
    { label: 'Skägg', value: p.facial_hair && facialHair.label(p.facial_hair) },
    { label: 'Kroppsbyggnad', value: p.body_type && bodyTypes.label(p.body_type) },
    { label: 'Kännetecken', value: featuresText(p.features) },
  ],
  abilities: (p) => [
    { label: 'Språk', value: listed(languageAbilities(p.languages).map(withLevel)) },
    ...skillGroupsOf(p.skills).map((group) => ({ label: group.label, value: listed(group.abilities.map(withLevel)) })),
    ...(p.asks.includes('speech') ? [{ label: 'Dialekt', value: p.dialect && dialects.label(p.dialect) }] : []),
    ...(p.asks.includes('kit') || p.licences.some(isKit)
      ? [{ label: 'Egen utrustning', value: listed(p.licences.filter(isKit).map((id) => licences.label(id))) }]
      : []),
    {
      label: 'Körkort och intyg',
      value: listed(p.licences.filter((id) => !isKit(id)).map((id) => licences.label(id))),
    },
  ],
  about: (p) => [
    ...(p.stage_name ? [{ label: 'Artistnamn', value: p.stage_name }] : []),
    ...(p.pronoun ? [{ label: 'Pronomen', value: p.pronoun }] : []),
    { label: 'Om dig', value: p.bio.trim() || null },
    { label: 'Lägsta arvode per dag', value: p.day_fee_min_ore === null ? null : formatOre(p.day_fee_min_ore) },
  ],
  // Credits are shown as a list (OwnCredits).
  credits: () => [],
  sizes: (p) => sizeFacts(p.sizes),
  practical: (p) => practicalFacts(p).filter(({ label }) => p.asks.includes('speech') || !SPOKEN.includes(label)),
  limits: limitFacts,
};

/** The facts of a part of the profile; the value of a missing fact is null. */
export function partFacts(part: FormPart, profile: OwnProfile): PartFact[] {
  return FACTS[part](profile);
}

const ASKED_BY_TRADE: readonly FormPart[] = ['looks', 'sizes', 'limits'];

/** The parts of a talent's Mitt CV: trades behind the camera have no looks, sizes or limits. */
export const partsFor = ({ asks }: Pick<OwnProfile, 'asks'>): FormPart[] =>
  (Object.keys(FACTS) as FormPart[]).filter(
    (part) => !ASKED_BY_TRADE.includes(part) || asks.some((asked) => asked === part),
  );

/** The part named in the address, or null if no part has that name. */
export function partOf(asked: string | null): OpenPart | null {
  if (asked === 'busy-days') return asked;
  return asked !== null && Object.hasOwn(FACTS, asked) ? (asked as FormPart) : null;
}
