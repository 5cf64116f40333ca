/** Requirements for the work of a talent under 18, in words; total by type. */
import type { ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import type { HoursBreachCode } from '#domain/work/minor/minor-hours.ts';
import type { LackGiver, MinorLackCode } from '#domain/work/minor/minor-lacks.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

/** Advice for a role whose wished age is below the lowest age of an account. */
export const ABOUT_CHILDREN =
  'Konton finns från 13 år. Är den som medverkar yngre måste ni som anlitar ha Arbetsmiljöverkets tillstånd innan arbetet börjar. Sök det hos Arbetsmiljöverket och gör upp med vårdnadshavarna utanför tjänsten. Åldern i önskemålet är spelålder, så den som är äldre och ser yngre ut går att boka.';

/** The requirements that are not met yet, as nouns after 'Bokningen väntar på'. */
export const lackThings: Record<MinorLackCode, string> = {
  consent: 'vårdnadshavares samtycke',
  permit: 'Arbetsmiljöverkets tillstånd',
  hours_unknown: 'arbetstider',
  hours: 'tillåtna arbetstider',
  chaperone: 'en vuxen som följer med',
  school_leave: 'ledighet från skolan',
  signature: 'vårdnadshavares underskrift',
};

/** The reason for each requirement, in words for all readers. */
export const lackReasons: Record<MinorLackCode, string> = {
  consent: 'Alla vårdnadshavare ska ha samtyckt till att den som är under 18 år medverkar.',
  permit: 'För den som är under 13 år ska den som anlitar ha Arbetsmiljöverkets tillstånd.',
  hours_unknown:
    'Villkoren säger inte när dagarna börjar och slutar. Utan tider går det inte att se om de är tillåtna.',
  hours: 'Tiderna är inte tillåtna för åldern. Arbetsmiljöverket kan ge tillstånd till andra tider.',
  chaperone: 'Den som är under 16 år ska ha en egen vuxen med sig under hela arbetet.',
  school_leave: 'En av dagarna är en skoldag. Skolan ska ha beviljat ledigt.',
  signature: 'Varje vårdnadshavare skriver under avtalet, när företaget har gjort det.',
};

const giverNames: Record<LackGiver, string> = {
  company: 'företaget',
  guardian: 'vårdnadshavaren',
  talent: 'den som medverkar',
};

/** The sides that can meet a requirement: 'Företaget eller vårdnadshavaren'. */
export function givenBy(by: readonly LackGiver[]): string {
  const names = by.map((giver) => giverNames[giver]).join(' eller ');
  return names.charAt(0).toLocaleUpperCase('sv') + names.slice(1);
}

/** Several unmet requirements in one phrase: 'a, b och c'. */
export function lackList(codes: readonly MinorLackCode[]): string {
  const things = codes.map((code) => lackThings[code]);
  return [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' och ');
}

export interface BreachWords {
  readonly code: HoursBreachCode;
  /** ISO day; the Monday for a rule about a week. */
  readonly day: string;
  /**
   * Minutes, or working days in a week; null for a company that may not learn the hours of other companies' bookings.
   */
  readonly is: number | null;
  readonly limit: number;
  readonly with_others: boolean;
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 h';
}
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`;

const breachSentences: Record<HoursBreachCode, (breach: BreachWords & { is: number }) => string> = {
  day_long: ({ is, limit }) => `${hours(is)} arbete, högst ${hours(limit)} är tillåtet den dagen`,
  week_long: ({ is, limit }) => `${hours(is)} arbete den veckan, högst ${hours(limit)} är tillåtet`,
  early: ({ is, limit }) => `börjar ${clock(is)}, tidigast ${clock(limit)} är tillåtet`,
  late: ({ is, limit }) => `slutar ${clock(is)}, senast ${clock(limit)} är tillåtet`,
  night: () => 'arbete mellan midnatt och 05.00 är aldrig tillåtet',
  rest_short: ({ is, limit }) => `${hours(is)} vila sedan dagen före, minst ${hours(limit)} krävs`,
  days_in_row: ({ is, limit }) => `${is} arbetsdagar på sju dagar, högst ${limit} är tillåtet`,
};

const untoldSentences: Record<HoursBreachCode, string> = {
  day_long: 'för mycket arbete på en dag',
  week_long: 'för mycket arbete den veckan',
  early: 'för tidigt på dagen',
  late: 'för sent på dagen',
  night: 'arbete på natten',
  rest_short: 'för kort vila mellan två dagar',
  days_in_row: 'för många arbetsdagar på sju dagar',
};

/** A breach of a rule on hours, as a sentence. A company never reads what another company has booked. */
export function breachSentence(breach: BreachWords): string {
  const { code, day, is, with_others } = breach;
  if (is === null)
    return `Veckan från ${formatLongDay(day)}: ${untoldSentences[code]}, tillsammans med andra bokningar den veckan.`;
  const when = code === 'week_long' ? `Veckan från ${formatLongDay(day)}` : `${formatLongDay(day)}`;
  const sentence = `${when}: ${breachSentences[code]({ ...breach, is })}${with_others ? ', andra bokningar medräknade' : ''}.`;
  return sentence.charAt(0).toLocaleUpperCase('sv') + sentence.slice(1);
}

/** Papers that can be attached as proof. */
export const paperLabels: Record<ClearancePaper, string> = {
  permit: 'Arbetsmiljöverkets beslut',
  school_leave: 'skolans intyg',
};
