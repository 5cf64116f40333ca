import { categories, categoryGroups } from '#domain/vocabulary/categories.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { LANGUAGE_LEVELS, languages } from '#domain/vocabulary/languages.ts';
import { SKILL_LEVELS, skillGroups, skills } from '#domain/vocabulary/skills.ts';
import type { Option } from '#web/ui/option.ts';
import { byLabel } from './municipality-options.ts';

export const categoryOptions: readonly Option[] = categories.entries.map(({ id, label, group }) => ({
  value: id,
  label,
  hint: categoryGroups.label(group),
}));

export const countyOptions: readonly Option[] = byLabel(
  counties.entries.map(({ id, label }) => ({ value: id, label })),
);

export const skillOptions: readonly Option[] = byLabel(
  skills.entries.map(({ id, label, group }) => ({ value: id, label, hint: skillGroups.label(group) })),
);

export const languageOptions: readonly Option[] = languages.entries.map(({ id, label }) => ({ value: id, label }));

/** Levels as choices; the value is the rank as text. */
export const skillLevelOptions: readonly Option[] = SKILL_LEVELS.map(({ rank, label }) => ({
  value: String(rank),
  label: rank === 1 ? 'Alla nivåer' : `Minst ${label.toLocaleLowerCase('sv')}`,
}));

export const languageLevelOptions: readonly Option[] = LANGUAGE_LEVELS.map(({ rank, label }) => ({
  value: String(rank),
  label: rank === 1 ? 'Alla nivåer' : `Minst ${label.toLocaleLowerCase('sv')}`,
}));
