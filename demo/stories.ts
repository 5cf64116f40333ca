import { ore } from '#domain/money/ore.ts';
import type { ProjectKind } from '#domain/project/project.rules.ts';
import { NO_RIGHT, type RightsLine } from '#domain/terms/rights.ts';
import { DEMO_COMPANY } from './accounts.ts';
import type { DemoCompanyKey } from './people/companies.ts';

/** How far a story has come: the last thing that has happened to it. */
export type StoryEnd = 'draft' | 'opened' | 'asked' | 'reviewing' | 'decided' | 'activated' | 'completed';

/** What became of somebody who was asked. 'late' said yes after the last answer day. */
export type Outcome = 'approved' | 'interested' | 'rejected' | 'declined' | 'pending' | 'late';

/** A span of days in days from today, both counted. */
export interface StorySpan {
  readonly kind: 'work' | 'fitting' | 'rehearsal' | 'travel';
  readonly from: number;
  readonly to: number;
}

/** A right of every role of a story. */
export interface StoryRight {
  readonly line: RightsLine;
  /** When it was first shown; left out where nothing is reported yet. */
  readonly shown?: number;
}

/** The life of one of the twenty projects; all days are counted from today. */
export interface Story {
  readonly title: string;
  readonly company: DemoCompanyKey;
  readonly kind?: ProjectKind;
  readonly place: string;
  readonly spans: readonly StorySpan[];
  readonly end: StoryEnd;
  readonly created: number;
  /** When the requests went out and the last day to answer them. */
  readonly asked?: number;
  readonly answer_by?: number;
  readonly reviewed?: number;
  readonly decided?: number;
  readonly activated?: number;
  /** When those who worked said how it was; the company answers the day after. */
  readonly reported?: number;
  readonly completed?: number;
  readonly cancelled?: { readonly on: number; readonly reason: string };
  /** What became of the talent whose address is given out, and in which role; `asked` and `answer_by` when asked later. */
  readonly lead?: {
    readonly role: string;
    readonly outcome: Outcome;
    readonly asked?: number;
    readonly answer_by?: number;
  };
  /** What may be shown of it, where that is more than its brief says, each with the day it was first shown. */
  readonly rights?: readonly StoryRight[];
  /** A draft that nobody has finished yet. */
  readonly is_rough?: boolean;
}

const work = (from: number, to: number): StorySpan => ({ kind: 'work', from, to });

/** One right in every state: shown for a year, soon over, over, and not begun. */
const SHOWN_RIGHTS: readonly StoryRight[] = [
  {
    line: { ...NO_RIGHT, media: ['online', 'paid_social'], territory: 'NORDIC', months: 12, renewal_ore: ore(600_000) },
    shown: -30,
  },
  { line: { ...NO_RIGHT, media: ['cinema'], territory: 'SE', months: 2, renewal_ore: ore(250_000) }, shown: -34 },
  { line: { ...NO_RIGHT, media: ['pr'], territory: 'SE', months: 1 }, shown: -36 },
  { line: { ...NO_RIGHT, media: ['tv'], territory: 'SE', months: 6, exclusivity: 'dryck' } },
];

const OWN = DEMO_COMPANY.key;

/** The eight projects of the company whose address is given out: one in every step, and what can go wrong. */
const OWN_STORIES: readonly Story[] = [
  { title: 'Sista bussen från Mora', company: OWN, place: '', spans: [], end: 'draft', created: -2, is_rough: true },
  {
    title: 'Vem vet mest om Norrland',
    company: OWN,
    place: 'Studio 3, Umestans företagspark',
    spans: [work(41, 44)],
    end: 'opened',
    created: -5,
  },
  {
    title: 'Rättsläkaren i Visby',
    company: OWN,
    place: 'Visby hamn och innerstad',
    spans: [{ kind: 'fitting', from: 24, to: 24 }, work(30, 54)],
    end: 'asked',
    created: -8,
    asked: -4,
    answer_by: 3,
    lead: { role: 'Kajakpaddlaren', outcome: 'pending' },
  },
  {
    title: 'Andra chansen',
    company: OWN,
    place: 'Gamla vårdcentralen, Södertälje',
    spans: [{ kind: 'rehearsal', from: 16, to: 17 }, work(21, 60)],
    end: 'decided',
    created: -26,
    asked: -22,
    answer_by: -14,
    reviewed: -12,
    decided: -2,
  },
  {
    // The lead is booked on its first day already: activating it says whom and when.
    title: 'Cykla till jobbet',
    company: OWN,
    place: 'Fyrisån och Uppsala resecentrum',
    spans: [work(12, 13)],
    end: 'decided',
    created: -19,
    asked: -16,
    answer_by: -9,
    reviewed: -7,
    decided: -1,
    lead: { role: 'Pendlaren', outcome: 'approved' },
  },
  {
    title: 'Säker på höjden, utbildningsfilm',
    company: OWN,
    place: 'Byggställning vid Mölndals kvarnby',
    spans: [{ kind: 'fitting', from: -3, to: -3 }, work(6, 7)],
    end: 'activated',
    created: -34,
    asked: -31,
    answer_by: -24,
    reviewed: -22,
    decided: -19,
    activated: -15,
  },
  {
    title: 'Neonregn',
    company: OWN,
    place: 'Parkeringshuset vid Gullbergsvass',
    spans: [work(-5, -5)],
    end: 'completed',
    created: -39,
    asked: -35,
    answer_by: -27,
    reviewed: -25,
    decided: -19,
    activated: -17,
    reported: -2,
    completed: -3,
    lead: { role: 'Gestalten', outcome: 'approved' },
    rights: SHOWN_RIGHTS,
  },
  {
    title: 'Isvinter',
    company: OWN,
    place: 'Båtvarvet på Sandön, Luleå skärgård',
    spans: [work(25, 48)],
    end: 'reviewing',
    created: -58,
    asked: -53,
    answer_by: -44,
    reviewed: -41,
    cancelled: {
      on: -20,
      reason: 'Inspelningen skjuts upp ett år, för isen bär inte. Vi hör av oss igen när vi har nya datum.',
    },
  },
];

const OTHER_STORIES: readonly Story[] = [
  {
    title: 'Djupets arv',
    company: 'fyrkant',
    place: 'Rörelsestudion, Visborg',
    spans: [work(18, 23)],
    end: 'asked',
    created: -13,
    asked: -10,
    answer_by: -2,
    lead: { role: 'Runa, jägaren', outcome: 'pending', asked: -1, answer_by: 5 },
  },
  {
    title: 'Måsen på magasinet',
    company: 'alvsborgsscenen',
    place: 'Magasinet i Trollhättan',
    spans: [{ kind: 'rehearsal', from: -12, to: 8 }, work(14, 44)],
    end: 'activated',
    created: -52,
    asked: -48,
    answer_by: -39,
    reviewed: -37,
    decided: -32,
    activated: -30,
  },
  {
    title: 'Ronja på turné',
    company: 'alvsborgsscenen',
    place: 'Älvsborgsscenen, Göteborg',
    spans: [{ kind: 'rehearsal', from: 35, to: 55 }, work(58, 82)],
    end: 'reviewing',
    created: -20,
    asked: -16,
    answer_by: -8,
    reviewed: -6,
  },
  {
    title: 'Invigning av kulturhuset',
    company: 'polarljus',
    place: 'Sara-salen, Skellefteå',
    spans: [work(-12, -10)],
    end: 'completed',
    created: -46,
    asked: -42,
    answer_by: -34,
    reviewed: -32,
    decided: -27,
    activated: -25,
    completed: -8,
  },
  {
    title: 'Modevisning i saluhallen',
    company: 'oresundsbild',
    place: 'Malmö saluhall',
    spans: [{ kind: 'fitting', from: -34, to: -34 }, work(-33, -33)],
    end: 'completed',
    created: -66,
    asked: -62,
    answer_by: -54,
    reviewed: -52,
    decided: -47,
    activated: -45,
    completed: -30,
    lead: { role: 'Modeller, alla åldrar', outcome: 'interested' },
  },
  {
    title: 'Brygga, ny kollektion i linne',
    company: 'oresundsbild',
    place: 'Skillinge hamn',
    spans: [work(12, 12)],
    end: 'activated',
    created: -25,
    asked: -23,
    answer_by: -17,
    reviewed: -16,
    decided: -13,
    activated: -11,
    lead: { role: 'Huvudmodell', outcome: 'approved' },
  },
  {
    title: 'Ljudboken om haven',
    company: 'rostkammaren',
    kind: 'order',
    place: 'Röstkammarens studio, Hornstull',
    spans: [work(4, 9)],
    end: 'activated',
    created: -20,
    asked: -17,
    answer_by: -11,
    decided: -10,
    activated: -9,
  },
  {
    title: 'Radioreklam på fem dialekter',
    company: 'rostkammaren',
    kind: 'order',
    place: 'Röstkammarens studio eller på distans',
    spans: [work(15, 15)],
    end: 'asked',
    created: -6,
    asked: -3,
    answer_by: 4,
  },
  {
    title: 'Fredagsmys för en livsmedelskedja',
    company: 'tegel',
    place: 'Radhus i Danderyd',
    spans: [work(-22, -21)],
    end: 'completed',
    created: -54,
    asked: -50,
    answer_by: -42,
    reviewed: -40,
    decided: -35,
    activated: -33,
    completed: -19,
  },
  {
    title: 'Höstkollektion, e-handel',
    company: 'melins',
    place: 'Melins studio, Borås',
    spans: [work(8, 10)],
    end: 'activated',
    created: -38,
    asked: -35,
    answer_by: -28,
    reviewed: -27,
    decided: -22,
    activated: -18,
    cancelled: { on: -5, reason: 'Leveransen av plaggen är försenad, så fotograferingen ställs in.' },
  },
  {
    title: 'Pensionen som reser',
    company: 'kvarter',
    place: 'Varbergs kallbadhus och tåget dit',
    spans: [work(27, 28)],
    end: 'opened',
    created: -3,
  },
  {
    title: 'Gotland i november',
    company: 'gotska',
    place: 'Visby och Fårö',
    spans: [work(20, 21)],
    end: 'draft',
    created: -1,
  },
];

/** Twenty projects, one in each step and status at least. */
export const STORIES: readonly Story[] = [...OWN_STORIES, ...OTHER_STORIES];
