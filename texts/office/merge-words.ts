import { madeOnce } from '#domain/kernel/made-once.ts';
import type { MergedThing } from '#domain/kernel/merge/merged-things.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  features,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import type { MergeHindrance } from '#domain/office/merge/merge.rules.ts';
import type { MergePart, MergeValues } from '#domain/people/profile/merge-parts.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { playingAgeText } from '#texts/people/profile-words.ts';

/** Counted things of the account that a merge dissolves, in the singular and the plural. */
const THINGS: Readonly<Record<MergedThing, readonly [string, string]>> = {
  pictures: ['bild', 'bilder'],
  films: ['film eller ljud', 'filmer och ljud'],
  credits: ['merit', 'meriter'],
  documents: ['dokument i CV:t', 'dokument i CV:t'],
  candidates: ['förfrågan', 'förfrågningar'],
  auditions: ['kallelse till provfilmning', 'kallelser till provfilmning'],
  bookings: ['bokning', 'bokningar'],
  agreements: ['avtal', 'avtal'],
  rights: ['rätt att visa materialet', 'rätter att visa materialet'],
  reports: ['arbetsrapport', 'arbetsrapporter'],
  payouts: ['utbetalning', 'utbetalningar'],
  reviews: ['omdöme', 'omdömen'],
  threads: ['tråd', 'trådar'],
  messages: ['skrivet meddelande', 'skrivna meddelanden'],
  inquiries: ['fråga till oss', 'frågor till oss'],
  notices: ['notis', 'notiser'],
  lists: ['plats i en lista hos ett företag', 'platser i listor hos företag'],
  guardians: ['vårdnadshavare', 'vårdnadshavare'],
  consents: ['samtycke', 'samtycken'],
  notes: ['anteckning hos oss', 'anteckningar hos oss'],
};

/** '2 bokningar' */
export const mergedThingText = ({ thing, count }: { readonly thing: MergedThing; readonly count: number }): string =>
  `${count} ${THINGS[thing][count === 1 ? 0 : 1]}`;

const listed = madeOnce(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** '1 bild, 2 bokningar och 1 avtal' */
export const mergedThingsText = (things: readonly Parameters<typeof mergedThingText>[0][]): string =>
  listed().format(things.map(mergedThingText));

/** Obstacles to merging two accounts, each with its remedy. */
export const mergeHindranceTexts: Readonly<Record<MergeHindrance, string>> = {
  two_people: 'Båda har uppgett ett personnummer, och de är olika. Det är två personer.',
  numbers_go:
    'Kontot som ska bort har ett personnummer, och det andra har inget. Byt plats, så att kontot med personnumret blir kvar.',
  not_active: 'Ett av kontona är avstängt, eller en avstängning är överklagad. Avgör det först.',
  leaving: 'Ett av kontona är på väg att raderas.',
  ages: 'Den ena är under 18 år och den andra inte. Rätta födelsedagen först.',
  guardians:
    'Båda har vårdnadshavare. Be den ena återta sin fråga först, så att det är tydligt vems samtycke som gäller.',
  acted_for: 'Någon av oss handlar just nu för en av dem. Vänta tills det är över.',
  bookings_overlap: 'Båda är bokade på samma dagar. Avboka den ena först.',
  same_role: 'Båda har tackat ja till samma roll. Be företaget välja en av dem först.',
};

export const mergePartLabels: Readonly<Record<MergePart, string>> = {
  name: 'Namn',
  pronoun: 'Pronomen',
  bio: 'Text',
  trades: 'Yrken',
  playing: 'Spelar',
  home: 'Bor i',
  places: 'Bor också i, reser',
  height: 'Längd',
  hair: 'Hår',
  eyes: 'Ögon',
  beard: 'Skägg',
  body: 'Kroppsbyggnad',
  features: 'Kännetecken',
  speech: 'Dialekt och brytning',
  licences: 'Körkort, intyg och utrustning',
  car: 'Bil',
  agency: 'Agentur',
  papers: 'Pass och arbetstillstånd',
  limits: 'Gränser',
  fee: 'Lägsta arvode per dag',
};

const labels = (ids: readonly string[] | null, labelOf: (id: string) => string) => ids?.map(labelOf).join(', ') ?? '';
const told = (id: string | null, labelOf: (id: string) => string) => (id === null ? '' : labelOf(id));
const until = (what: string, day: string | null) => day && `${what} till ${formatLongDay(day)}`;
const yesNo = (is: boolean | null, yes: string, no: string) => (is === null ? '' : is ? yes : no);
const together = (...words: (string | null)[]) => words.filter(Boolean).join(', ');

/**
 * The columns of one part of a profile, by name; `text`, `list`, `year` and `flag` below read them with their types.
 */
interface Told {
  readonly [column: string]: unknown;
}
const text = (values: Told, column: string) => (values[column] ?? null) as string | null;
const list = (values: Told, column: string) => (values[column] ?? null) as readonly string[] | null;
const year = (values: Told, column: string) => (values[column] ?? null) as number | null;
const flag = (values: Told, column: string) => (values[column] ?? null) as boolean | null;

const WORDS: Readonly<Record<MergePart, (values: Told) => string>> = {
  name: (v) => `${text(v, 'first_name') ?? ''} ${text(v, 'last_name') ?? ''}`.trim(),
  pronoun: (v) => text(v, 'pronoun') ?? '',
  bio: (v) => text(v, 'bio') ?? '',
  trades: (v) => labels(list(v, 'categories'), categories.label),
  playing: (v) =>
    together(
      labels(list(v, 'plays_genders'), genders.label),
      playingAgeText(year(v, 'playing_age_min'), year(v, 'playing_age_max')),
    ),
  home: (v) => told(text(v, 'municipality_id'), municipalities.label),
  places: (v) =>
    together(labels(list(v, 'local_places'), municipalities.label), yesNo(flag(v, 'travels'), 'reser', 'reser inte')),
  height: (v) => (year(v, 'height_cm') === null ? '' : `${year(v, 'height_cm')} cm`),
  hair: (v) =>
    together(
      told(text(v, 'hair_color'), hairColors.label),
      told(text(v, 'hair_length'), hairLengths.label),
      told(text(v, 'hair_type'), hairTypes.label),
    ),
  eyes: (v) => told(text(v, 'eye_color'), eyeColors.label),
  beard: (v) => told(text(v, 'facial_hair'), facialHair.label),
  body: (v) => told(text(v, 'body_type'), bodyTypes.label),
  features: (v) => labels(list(v, 'features'), features.label),
  speech: (v) =>
    together(
      told(text(v, 'dialect'), dialects.label),
      labels(list(v, 'other_dialects'), dialects.label),
      labels(list(v, 'accents'), languages.label),
    ),
  licences: (v) => labels(list(v, 'licences'), licences.label),
  car: (v) => text(v, 'car') ?? '',
  agency: (v) => text(v, 'agency') ?? '',
  papers: (v) =>
    together(
      until('pass', text(v, 'passport_until')),
      yesNo(flag(v, 'may_work'), 'får arbeta i Sverige', 'får inte arbeta i Sverige'),
      until('tillstånd', text(v, 'may_work_until')),
    ),
  limits: (v) =>
    together(
      list(v, 'declines')?.length ? `nej: ${labels(list(v, 'declines'), roleContent.label)}` : '',
      list(v, 'accepts')?.length ? `ja: ${labels(list(v, 'accepts'), roleContent.label)}` : '',
    ),
  fee: (v) => {
    const least = year(v, 'day_fee_min_ore');
    return least === null ? '' : formatOre(ore(least));
  },
};

/** A profile's values for a part, in words. */
export const mergeValueText = (
  part: MergePart,
  values: { readonly [Column in keyof MergeValues]?: MergeValues[Column] | undefined },
): string => WORDS[part](values) || 'Inte ifyllt';

/** Mail to the address of the dissolved account. */
export const mergedAwayMail = (first_name: string) => ({
  title: 'Ditt konto har blivit ett med ditt andra konto',
  message: `Hej ${first_name}. Du hade två konton hos ${BRAND}, och en av oss har slagit ihop dem. Allt från det här kontot finns i det andra. Med den här adressen går det inte längre att logga in: använd adressen till ditt andra konto. Har du bara haft ett konto, eller tycker du att det blev fel, svara på det här mejlet.`,
  action: 'Logga in',
  path: '/Login',
});
