import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { DEMO_COMPANY } from './accounts.ts';
import { type Story, type StoryRight, work } from './story.ts';

/** Rights in the states that a new film can have: running, about to end, extended, and not begun. */
const SHOWN_RIGHTS: readonly StoryRight[] = [
  {
    line: { ...NO_RIGHT, media: ['online', 'paid_social'], territory: 'NORDIC', months: 12, renewal_ore: ore(600_000) },
    shown: -4,
  },
  { line: { ...NO_RIGHT, media: ['cinema'], territory: 'SE', months: 1, renewal_ore: ore(250_000) }, shown: -4 },
  {
    line: { ...NO_RIGHT, media: ['pr'], territory: 'SE', months: 2, renewal_ore: ore(120_000) },
    shown: -4,
    extended: -1,
  },
  { line: { ...NO_RIGHT, media: ['tv'], territory: 'SE', months: 6, exclusivity: 'dryck' } },
];

const OWN = DEMO_COMPANY.key;

/** The eight projects of DEMO_COMPANY: one in every step, with examples of trouble. */
export const OWN_STORIES: readonly Story[] = [
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
    options: { on: -1, until: 6 },
    lead: { role: 'Kajakpaddlaren', outcome: 'pending' },
    has_order: true,
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
    has_closed_role: true,
    audition: 'on_site',
  },
  {
    // The lead is already booked on the first day: the refused activation names the talent and the day.
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
    audition: 'self_tape',
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
    invoiced: { on: -1, is_part: true },
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
