import type { TalentWishes } from '#contract/search.ts';
import { categories } from '#domain/vocabulary/categories.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { genders } from '#domain/vocabulary/genders.ts';
import { LANGUAGE_LEVELS, languages } from '#domain/vocabulary/languages.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { labelOfRank } from '#domain/vocabulary/notion.ts';
import { SKILL_LEVELS, skills } from '#domain/vocabulary/skills.ts';

export interface WishChip {
  readonly id: string;
  /** Swedish, such as 'Ridning, minst van'. */
  readonly label: string;
  /** The wishes without this one. */
  readonly without: TalentWishes;
}

function span(from: number | null, to: number | null, unit: string): string {
  if (from !== null && to !== null) return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`;
  return from !== null ? `minst ${from} ${unit}` : `högst ${to} ${unit}`;
}

type ListName = 'categories' | 'genders' | 'counties' | 'municipalities';
const lists: Record<ListName, (id: string) => string> = {
  categories: (id) => categories.label(id),
  genders: (id) => genders.label(id),
  counties: (id) => counties.label(id),
  municipalities: (id) => municipalities.label(id),
};

function listChips(wishes: TalentWishes, name: ListName): WishChip[] {
  const chosen: readonly string[] = wishes[name];
  return chosen.map((id) => ({
    id: `${name}:${id}`,
    label: lists[name](id),
    without: { ...wishes, [name]: chosen.filter((other) => other !== id) },
  }));
}

/** 'Grund' is the lowest level: it asks for nothing more than the thing itself. */
function atLevel(label: string, level: string | undefined, rank: number): string {
  return rank <= 1 || !level ? label : `${label}, minst ${level.toLocaleLowerCase('sv')}`;
}

/** Everything that is asked for, one chip each, in the order of the filters. */
export function wishChips(wishes: TalentWishes): WishChip[] {
  const chips: WishChip[] = [...listChips(wishes, 'categories'), ...listChips(wishes, 'genders')];
  if (wishes.age_min !== null || wishes.age_max !== null) {
    const label = `Spelar ${span(wishes.age_min, wishes.age_max, 'år')}`;
    chips.push({ id: 'age', label, without: { ...wishes, age_min: null, age_max: null } });
  }
  chips.push(...listChips(wishes, 'counties'), ...listChips(wishes, 'municipalities'));
  if (wishes.height_min_cm !== null || wishes.height_max_cm !== null) {
    const label = `Längd ${span(wishes.height_min_cm, wishes.height_max_cm, 'cm')}`;
    chips.push({ id: 'height', label, without: { ...wishes, height_min_cm: null, height_max_cm: null } });
  }
  for (const { id, min_level } of wishes.skills) {
    const label = atLevel(skills.label(id), labelOfRank(SKILL_LEVELS, min_level), min_level);
    const rest = wishes.skills.filter((skill) => skill.id !== id);
    chips.push({ id: `skills:${id}`, label, without: { ...wishes, skills: rest } });
  }
  for (const { id, min_level } of wishes.languages) {
    const label = atLevel(languages.label(id), labelOfRank(LANGUAGE_LEVELS, min_level), min_level);
    const rest = wishes.languages.filter((language) => language.id !== id);
    chips.push({ id: `languages:${id}`, label, without: { ...wishes, languages: rest } });
  }
  return chips;
}
