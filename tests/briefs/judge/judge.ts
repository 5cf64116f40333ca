import type { Prediction } from '#domain/finding/search/to-prediction.ts';
import { knownWords } from '#domain/finding/search/words/known-words.ts';
import { keyOf } from '#domain/finding/search/words/sense.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';

/** The right reading of a brief: a prediction, and the alternatives that are accepted too. */
export type Gold = Prediction & { readonly categories_ok?: readonly string[]; readonly leftover_ok?: boolean };

/** Tolerances for one brief whose text is vaguer than its numbers. */
export type Slack = { readonly radius?: number | 'any' } & Partial<
  Record<'age' | 'height' | 'dates' | 'fee_percent' | 'headcount' | 'headcount_percent', number>
>;

export type Verdict = {
  readonly found: number;
  readonly invented: readonly string[];
  readonly missed: readonly string[];
};

const LABELLED = [
  { slot: 'skill', entries: skills.entries },
  { slot: 'category', entries: categories.entries },
  { slot: 'licence', entries: licences.entries },
] as const;

/** One key for words of the same meaning: 'valthorn' and 'trumpet och brass', 'b-körkort' and 'körkort'. */
function notionOf(slot: string, word: string): string {
  const senses = knownWords().phrases.get(keyOf(word));
  const sense = senses?.find((entry) => entry.slot === slot) ?? senses?.find((entry) => entry.slot !== 'gender');
  const labelled = LABELLED.find(({ entries }) =>
    entries.some(({ label }) => label.toLowerCase() === word.toLowerCase()),
  );
  const entry = labelled?.entries.find(({ label }) => label.toLowerCase() === word.toLowerCase());
  if (!sense && labelled && entry) return `${labelled.slot}:${entry.id}`;
  return sense ? `${sense.slot}:${sense.id}` : word.toLowerCase();
}

/** Compares a prediction with the right reading, field by field. The level of a skill is a field of its own. */
export function judge(gold: Gold, predicted: Prediction, slack: Slack = {}): Verdict {
  const tally = { found: 0, invented: [] as string[], missed: [] as string[] };
  const compare = (
    name: string,
    right: readonly string[],
    said: readonly string[],
    accepted: readonly string[] = [],
  ) => {
    const rest = [...said];
    for (const value of right) {
      const at = rest.indexOf(value);
      if (at >= 0) {
        rest.splice(at, 1);
        tally.found += 1;
      } else tally.missed.push(`${name}=${value}`);
    }
    for (const value of rest) if (!accepted.includes(value)) tally.invented.push(`${name}=${value}`);
  };
  const words = (slot: string, list: readonly string[] = []) => list.map((word) => notionOf(slot, word));

  compare(
    'categories',
    words('category', gold.categories),
    words('category', predicted.categories),
    words('category', gold.categories_ok),
  );
  compare('genders', genders(gold), genders(predicted, gold));
  compare('places', gold.places ?? [], predicted.places ?? []);
  for (const name of ['hair_colors', 'eye_colors', 'exclude'] as const)
    compare(name, gold[name] ?? [], nearColours(gold[name] ?? [], predicted[name] ?? []));
  compare('beard', gold.beard ? [gold.beard] : [], predicted.beard ? [predicted.beard] : []);
  compareItems(compare, 'skills', gold.skills, predicted.skills);
  compareItems(compare, 'languages', gold.languages, predicted.languages);
  compareGroups(compare, gold, predicted);
  compare('dialects', words('dialect', gold.dialects), words('dialect', predicted.dialects));
  compare('licences', words('licence', gold.licences), words('licence', predicted.licences));
  // A merit may be in the list of merits or marked on its item; both forms are right.
  const meritWords = (list: Prediction) => {
    const items = [...(list.languages ?? []), ...(list.any_of ?? []).flat()].filter(({ merit }) => merit);
    const said = items.map(({ skill, language, licence, dialect }) => skill ?? language ?? licence ?? dialect ?? '');
    return [...new Set([...(list.merit ?? []), ...said].map((word) => notionOf('language', word)))];
  };
  compare('merit', meritWords(gold), meritWords(predicted));
  const days = (list: Prediction, near?: Prediction) =>
    (list.dates ?? []).map((span) => nearSpan(span, near, slack.dates ?? 0));
  compare('dates', days(gold), days(predicted, gold));
  numbers(tally, gold, predicted, slack);
  return tally;
}

function genders(reading: Prediction, gold?: Gold): string[] {
  const all = ['icke-binär', 'kvinna', 'man'];
  const said = (reading.genders ?? []).flatMap((word) => (word === 'alla' ? all : [word])).sort();
  // For 'män och kvinnor' a prediction of all genders is accepted too.
  if (gold && reading.genders?.includes('alla') && gold.genders?.length === 2) return [...gold.genders].sort();
  return said;
}

/** 'mörkhårig' means 'mörkt': 'mörkbrunt' and 'svart' are accepted too. */
function nearColours(gold: readonly string[], said: readonly string[]): string[] {
  return said.map((word) =>
    gold.includes('mörkt') && !gold.includes(word) && /^(?:mörkbrunt|svart)$/.test(word) ? 'mörkt' : word,
  );
}

type Compare = (name: string, right: readonly string[], said: readonly string[], accepted?: readonly string[]) => void;

type Items = NonNullable<Prediction['skills']>;

const keysOf = (items: Items): string[] =>
  items.map((item) => {
    const [slot = '', word = ''] = Object.entries(item)[0] ?? [];
    return notionOf(slot, String(word));
  });

/**
 * Compares each group of alternatives with the predicted group that has most in common with it. Other predicted groups
 * are wrong.
 */
function compareGroups(compare: Compare, gold: Gold, predicted: Prediction): void {
  const rest = [...(predicted.any_of ?? [])];
  for (const group of gold.any_of ?? []) {
    const keys = keysOf(group);
    const shared = rest.map((other) => keysOf(other).filter((key) => keys.includes(key)).length);
    const most = Math.max(0, ...shared);
    const [mate] = most > 0 ? rest.splice(shared.indexOf(most), 1) : [];
    compareItems(compare, 'any_of', group, mate);
  }
  for (const group of rest) compareItems(compare, 'any_of', [], group);
}

function compareItems(
  compare: Compare,
  name: 'skills' | 'languages' | 'any_of',
  gold: Items = [],
  predicted: Items = [],
): void {
  const flat = (list: Items) => {
    const keys = keysOf(list);
    return list.map(({ min_level, merit }, index) => ({ key: keys[index] ?? '', level: min_level, merit }));
  };
  const [right, said] = [flat(gold), flat(predicted)];
  compare(
    name,
    right.map(({ key }) => key),
    said.map(({ key }) => key),
  );
  const ofKey = (list: typeof right, key: string) => list.find((item) => item.key === key);
  // If the brief states no level, the lowest levels are accepted.
  const free = /^(?:grund|grundläggande|god)$/;
  compare(
    `${name}.level`,
    right.flatMap(({ key, level }) => (level && ofKey(said, key) ? [`${key} ${level}`] : [])),
    said.flatMap(({ key, level }) => {
      const mate = ofKey(right, key);
      return level && mate && !(mate.level === undefined && free.test(level)) ? [`${key} ${level}`] : [];
    }),
  );
  const merits = (list: typeof right, others: typeof right) =>
    list.flatMap(({ key, merit }) => (merit && ofKey(others, key) ? [key] : []));
  if (name === 'skills') compare(`${name}.merit`, merits(right, said), merits(said, right));
}

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

function nearSpan(
  span: { readonly from: string; readonly to: string },
  gold: Prediction | undefined,
  slack: number,
): string {
  const near = gold?.dates?.find(
    (other) =>
      Math.abs(dayNumber(other.from) - dayNumber(span.from)) <= slack &&
      Math.abs(dayNumber(other.to) - dayNumber(span.to)) <= slack,
  );
  return `${(near ?? span).from}..${(near ?? span).to}`;
}

type Tally = { found: number; invented: string[]; missed: string[] };

/**
 * Compares pairs of bounds. If the brief has one number, either bound is enough, except for the age. An age bound that
 * excludes nobody is ignored.
 */
function numbers(tally: Tally, gold: Gold, predicted: Prediction, slack: Slack): void {
  const pair = (
    name: string,
    low: keyof Gold & keyof Prediction,
    high: keyof Gold & keyof Prediction,
    near: (right: number) => number,
  ) => {
    const [g1, g2, p1, p2] = [gold[low], gold[high], predicted[low], predicted[high]].map((value) =>
      typeof value === 'number' ? value : undefined,
    );
    const isPoint = g1 !== undefined && g1 === g2 && name !== 'age';
    for (const [key, right, said, twin] of [
      [low, g1, name === 'age' && p1 !== undefined && p1 <= 0 ? undefined : p1, p2],
      [high, g2, name === 'age' && p2 !== undefined && p2 >= 90 ? undefined : p2, p1],
    ] as const) {
      if (right === undefined && said === undefined) continue;
      if (right === undefined) tally.invented.push(`${key}=${said}`);
      else if (said === undefined) {
        if (!(isPoint && twin !== undefined)) tally.missed.push(`${key}=${right}`);
      } else if (Math.abs(right - said) <= near(right)) tally.found += 1;
      else {
        tally.invented.push(`${key}=${said}`);
        tally.missed.push(`${key}=${right}`);
      }
    }
  };
  pair('age', 'age_min', 'age_max', () => slack.age ?? 0);
  pair('height', 'height_min_cm', 'height_max_cm', () => slack.height ?? 0);
  pair('fee', 'fee_min_sek', 'fee_max_sek', (right) => (right * (slack.fee_percent ?? 0)) / 100);
  // 'Med omnejd' gives no distance, so any distance is accepted.
  if (slack.radius !== 'any')
    single(tally, 'radius_km', gold.radius_km, predicted.radius_km, () => Number(slack.radius ?? 1));
  const count = predicted.headcount === 1 && gold.headcount === undefined ? undefined : predicted.headcount;
  single(
    tally,
    'headcount',
    gold.headcount,
    count,
    (right) => slack.headcount ?? (right * (slack.headcount_percent ?? 0)) / 100,
  );
}

function single(
  tally: Tally,
  name: string,
  right: number | undefined,
  said: number | undefined,
  near: (right: number) => number,
): void {
  if (right === undefined && said === undefined) return;
  if (right !== undefined && said !== undefined && Math.abs(right - said) <= near(right)) {
    tally.found += 1;
    return;
  }
  if (said !== undefined) tally.invented.push(`${name}=${said}`);
  if (right !== undefined) tally.missed.push(`${name}=${right}`);
}
