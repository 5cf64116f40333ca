/** What administrators can set, each declared once. Every value is one of a few, and the default is the cautious one. */

interface Setting {
  readonly values: readonly string[];
  readonly default: string;
  /** Swedish: what it is called, what it is for, and what each of its values says. */
  readonly label: string;
  readonly what: string;
  readonly labels: Readonly<Record<string, string>>;
}

const declare = <const Value extends string>(setting: {
  readonly values: readonly Value[];
  readonly default: NoInfer<Value>;
  readonly label: string;
  readonly what: string;
  readonly labels: { readonly [V in NoInfer<Value>]: string };
}) => setting;

export const SETTINGS = {
  profile_review: declare({
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
  project_review: declare({
    values: ['first', 'none'],
    default: 'first',
    label: 'Granskning av projekt',
    what: 'Vilka projekt en person läser innan någon får en förfrågan.',
    labels: { first: 'Nya företags första projekt', none: 'Inga' },
  }),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = (typeof SETTINGS)[Key]['values'][number];

export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];

/** Whether a setting has that value. */
export const isSettingValue = (key: SettingKey, value: string): boolean =>
  (SETTINGS[key].values as readonly string[]).includes(value);
