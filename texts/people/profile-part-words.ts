/** The later parts of a profile in words: for Mitt CV, for companies and for the sedcard alike. */
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { ALL_SIZES } from '#domain/kernel/vocabulary/sizes.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import type { Fact } from './profile-words.ts';

export interface Credit {
  readonly kind: string;
  readonly title: string;
  readonly role: string;
  readonly director: string;
  readonly company: string;
  readonly year: number | null;
  readonly link: string;
}

export interface CreditGroup {
  readonly id: string;
  readonly label: string;
  readonly credits: readonly Credit[];
}

/** Credits by kind, in the order of the vocabulary; within a kind in the talent's order. */
export function creditGroupsOf(credits: readonly Credit[]): CreditGroup[] {
  return creditKinds.entries.flatMap(({ id, label }) => {
    const own = credits.filter(({ kind }) => kind === id);
    return own.length > 0 ? [{ id, label, credits: own }] : [];
  });
}

/** The line under a credit's title: 'Sjuksköterskan, regi Anna Ek, SVT'. */
export function creditLine({ kind, role, director, company }: Credit): string {
  const lead = kind === 'photo' ? 'foto' : 'regi';
  return [role, director && `${lead} ${director}`, company].filter(Boolean).join(', ');
}

interface ToldSize {
  readonly id: string;
  readonly value: number;
}

/** Sizes with units, in the order of the vocabulary: 'Skor: 42,5', 'Midja: 74 cm'. */
export function sizeFacts(told: readonly ToldSize[]): Fact[] {
  return ALL_SIZES.flatMap(({ id, label, unit, words }) => {
    const value = told.find((one) => one.id === id)?.value;
    if (value === undefined) return [];
    const number = words?.[value - 1] ?? String(value).replace('.', ',');
    return [{ label, value: unit === 'cm' || unit === 'tum' ? `${number} ${unit}` : number }];
  });
}

/** Practical facts of a profile: places, travel, car, agency, papers and ways of speaking. */
export interface Practical {
  readonly other_dialects: readonly string[];
  readonly accents: readonly string[];
  readonly local_places: readonly string[];
  readonly travels: boolean | null;
  readonly car: string;
  readonly agency: string;
  readonly passport_until: string | null;
  readonly may_work: boolean | null;
  readonly may_work_until: string | null;
}

const named = (ids: readonly string[], label: (id: string) => string) => {
  const words = ids.map(label);
  return words.map((word, at) => (at === 0 ? word : inSentence(word))).join(', ');
};

const yesNo = (told: boolean | null) => (told === null ? null : told ? 'Ja' : 'Nej');

function workText({ may_work, may_work_until }: Practical): string | null {
  const until = may_work_until && `, till och med ${formatLongDay(may_work_until)}`;
  return may_work && until ? `Ja${until}` : yesNo(may_work);
}

/** The practical facts in words; null for a fact that is not given. */
export function practicalFacts(told: Practical): { label: string; value: string | null }[] {
  return [
    { label: 'Kan också tala', value: named(told.other_dialects, dialects.label) || null },
    { label: 'Brytning på', value: named(told.accents, languages.label) || null },
    { label: 'Kan bo i', value: told.local_places.map((id) => municipalities.label(id)).join(', ') || null },
    { label: 'Reser för arbete', value: yesNo(told.travels) },
    { label: 'Egen bil', value: told.car || null },
    { label: 'Pass till och med', value: told.passport_until && formatLongDay(told.passport_until) },
    { label: 'Får arbeta i Sverige', value: workText(told) },
    { label: 'Agentur', value: told.agency || null },
  ];
}

const LIMITS = { no: 'Tackar nej till', ask: 'Vill bli tillfrågad om', yes: 'Säger ja till' } as const;

/** Limits as companies read them, refusals first; empty until the talent has stated them. */
export function limitFacts(told: { readonly declines: readonly string[] | null; readonly accepts: readonly string[] }) {
  const { declines, accepts } = told;
  if (declines === null) return [];
  const asked = roleContent.ids.filter((id) => !declines.includes(id) && !accepts.includes(id));
  const facts: Fact[] = [
    { label: LIMITS.no, value: declines.length > 0 ? named(declines, roleContent.label) : 'Inget' },
    { label: LIMITS.ask, value: named(asked, roleContent.label) },
    { label: LIMITS.yes, value: named(accepts, roleContent.label) },
  ];
  return facts.filter(({ value }) => value !== '');
}
