import {
  CHOICES,
  type ChoiceKind,
  type Demand,
  LEVELS,
  type LevelKind,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { categoryGroups } from '#domain/kernel/vocabulary/categories.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { skillGroups } from '#domain/kernel/vocabulary/skills.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import type { Option } from '#web/ui/form/option.ts';
import { byLabel, municipalityOptions } from './municipality-options.ts';

const categoryOptions: readonly Option[] = CHOICES.category.entries.map(({ id, label, group }) => ({
  value: id,
  label,
  hint: categoryGroups.label(group),
}));

const skillOptions: readonly Option[] = byLabel(
  CHOICES.skill.entries.map(({ id, label, group }) => ({ value: id, label, hint: skillGroups.label(group) })),
);

/** The choices of a kind. */
export function choiceOptions(kind: ChoiceKind): readonly Option[] {
  if (kind === 'category') return categoryOptions;
  if (kind === 'skill') return skillOptions;
  return CHOICES[kind].entries.map(({ id, label }) => ({ value: id, label }));
}

/** Counties first: they are few, and companies ask for 'Skåne' as often as for Malmö. */
export const placeOptions: readonly Option[] = [
  ...byLabel(counties.entries.map(({ id, label }) => ({ value: id, label, hint: 'Hela länet' }))),
  ...municipalityOptions,
];

/** Levels as choices; the value is the rank as text. The lowest level means any level. */
export function levelOptions(kind: LevelKind): Option[] {
  return LEVELS[kind].entries.map(({ rank, label }) => ({
    value: String(rank),
    label: rank === 1 ? 'Alla nivåer' : `Minst ${inSentence(label)}`,
  }));
}

const RADII_KM = [10, 20, 30, 50, 100, 200];

/** Distances from a municipality; the value is in whole km as text, empty for the municipality alone. */
export function radiusOptions(radius: number | undefined): Option[] {
  const steps = radius === undefined || RADII_KM.includes(radius) ? RADII_KM : [...RADII_KM, radius];
  return [
    { value: '', label: 'I kommunen' },
    ...steps.toSorted((a, b) => a - b).map((km) => ({ value: String(km), label: `Inom ${km} km` })),
  ];
}

/** The names of the demands, and the effect of each on the people shown. */
export const DEMAND_LABELS: Readonly<Record<Demand, { label: string; hint: string }>> = {
  must: { label: 'Krav', hint: 'Bara de som uppfyller det visas' },
  merit: { label: 'Meriterande', hint: 'De som uppfyller det kommer högre' },
  not: { label: 'Får inte', hint: 'De som uppfyller det visas inte' },
};

/**
 * The possible demands of a wish. An age, a height or days cannot be excluded: the wish states the wanted span instead.
 * A limit (something that a talent declines) can only be excluded.
 */
export function demandsOf({ any }: Pick<Wish, 'any'>): Demand[] {
  if (any.some(({ kind }) => kind === 'limit')) return ['not'];
  const isSpan = any.some(({ kind }) => kind === 'age' || kind === 'height' || kind === 'dates');
  return isSpan ? ['must', 'merit'] : ['must', 'merit', 'not'];
}
