/**
 * The settings of administrators, each declared once: a switch between named values, or a limit, a whole number within
 * bounds.
 */
import { madeOnce } from '#domain/kernel/made-once.ts';

interface Switch {
  readonly values: readonly string[];
  readonly default: string;
  /** In Swedish: the name, the purpose (`what`) and the meaning of each value (`labels`). */
  readonly label: string;
  readonly what: string;
  readonly labels: Readonly<Record<string, string>>;
}

const declareSwitch = <const Value extends string>(setting: {
  readonly values: readonly Value[];
  readonly default: NoInfer<Value>;
  readonly label: string;
  readonly what: string;
  readonly labels: { readonly [V in NoInfer<Value>]: string };
}) => setting;

export const SWITCHES = {
  profile_review: declareSwitch({
    values: ['all', 'new', 'none'],
    default: 'new',
    label: 'Granskning av profiler',
    what: 'Vilka profiler en person ser på innan företag hittar dem.',
    labels: {
      all: 'Nya profiler och varje ny bild och ändring av namn och text',
      new: 'Nya profiler',
      none: 'Inga',
    },
  }),
  project_review: declareSwitch({
    values: ['first', 'none'],
    default: 'first',
    label: 'Granskning av projekt',
    what: 'Vilka projekt en person läser innan någon får en förfrågan.',
    labels: { first: 'Nya företags första projekt', none: 'Inga' },
  }),
} as const satisfies Readonly<Record<string, Switch>>;

interface Limit {
  readonly min: number;
  /** The highest value that can be set; lists that are shown whole have at most that many rows. */
  readonly max: number;
  readonly default: number;
  readonly label: string;
  readonly what: string;
  /** The unit after the number, such as 'talanger'. */
  readonly unit: string;
}

/** The limits for each company, which keeps what it has above a lowered limit, and those of text messages. */
export const LIMITS = {
  people_a_day: {
    min: 1,
    max: 100_000,
    default: 2000,
    label: 'Talanger om dagen',
    what: 'Hur många olika talanger en medlem i ett företag får öppna på en dag. I listor visas fem gånger så många.',
    unit: 'talanger',
  },
  company_credit: {
    min: 0,
    max: 10_000_000,
    default: 200_000,
    label: 'Utrymme för ett nytt företag',
    what: 'Hur mycket ett företag får ha bokat och obetalt, med moms, tills ekonomin sätter ett eget utrymme för det. Det höjs aldrig av sig självt.',
    unit: 'kr',
  },
  company_members: {
    min: 1,
    max: 500,
    default: 50,
    label: 'Medlemmar i ett företag',
    what: 'Hur många som kan vara medlemmar i ett företag, med dem som är inbjudna. Den som redan är med får vara kvar.',
    unit: 'medlemmar',
  },
  company_keys: {
    min: 0,
    max: 100,
    default: 20,
    label: 'API-nycklar för ett företag',
    what: 'Hur många nycklar ett företag kan ha till sina egna program. De nycklar som finns fortsätter att gälla.',
    unit: 'nycklar',
  },
  sms_a_day: {
    min: 0,
    max: 100_000,
    default: 500,
    label: 'Sms om dagen',
    what: 'Hur många sms vi skickar på en dag, räknat i delar. Därefter skickas inga förrän nästa dag. Mejlen går som vanligt.',
    unit: 'sms',
  },
  sms_a_month: {
    min: 0,
    max: 1_000_000,
    default: 5000,
    label: 'Sms i månaden',
    what: 'Hur många sms vi skickar i en månad, räknat i delar. Därefter skickas inga förrän nästa månad.',
    unit: 'sms',
  },
  sms_price: {
    min: 0,
    max: 1000,
    default: 60,
    label: 'Pris för ett sms',
    what: 'Vad en del av ett sms beräknas kosta, när operatören inte berättar det.',
    unit: 'öre',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type SwitchKey = keyof typeof SWITCHES;
export type SwitchValue<Key extends SwitchKey> = (typeof SWITCHES)[Key]['values'][number];
export type LimitKey = keyof typeof LIMITS;
export type SettingKey = SwitchKey | LimitKey;

export const SWITCH_KEYS = Object.keys(SWITCHES) as SwitchKey[];
export const LIMIT_KEYS = Object.keys(LIMITS) as LimitKey[];
export const SETTING_KEYS = [...SWITCH_KEYS, ...LIMIT_KEYS] as [SettingKey, ...SettingKey[]];

/** True for a setting with a number, false for one with named values. */
export const isLimitKey = (key: SettingKey): key is LimitKey => key in LIMITS;

/** The default value of a setting, as text, in the form that stored versions have. */
export const defaultOf = (key: SettingKey): string =>
  String(isLimitKey(key) ? LIMITS[key].default : SWITCHES[key].default);

/**
 * True if a setting can have the value. A number is accepted in one spelling only, so that the same value is never set
 * twice.
 */
export function isSettingValue(key: SettingKey, value: string): boolean {
  if (!isLimitKey(key)) return (SWITCHES[key].values as readonly string[]).includes(value);
  const number = Number(value);
  return String(number) === value && Number.isInteger(number) && number >= LIMITS[key].min && number <= LIMITS[key].max;
}

/** The limit by the value of its latest version; the default without a version, or for an invalid value. */
export const limitOf = (key: LimitKey, value: string | null | undefined): number =>
  value && isSettingValue(key, value) ? Number(value) : LIMITS[key].default;

const thousands = madeOnce(() => new Intl.NumberFormat('sv-SE'));

/** The name of a setting, and its purpose. */
export const settingWords = (key: SettingKey): Pick<Switch, 'label' | 'what'> =>
  isLimitKey(key) ? LIMITS[key] : SWITCHES[key];

/** The value of a setting, in words. */
export function settingValueText(key: SettingKey, value: string): string {
  if (isLimitKey(key)) return `${thousands().format(Number(value))} ${LIMITS[key].unit}`;
  const labels: Readonly<Record<string, string>> = SWITCHES[key].labels;
  return labels[value] ?? value;
}

/** The sentence for a value that a setting cannot have. */
export const settingProblem = (key: SettingKey): string =>
  isLimitKey(key)
    ? `Skriv ett helt tal från ${thousands().format(LIMITS[key].min)} till ${thousands().format(LIMITS[key].max)}.`
    : 'Välj något i listan.';
