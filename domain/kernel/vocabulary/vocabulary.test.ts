import { expect, test } from 'vitest';
import { z } from 'zod';
import { categories, categoryGroups } from './categories.ts';
import { counties } from './counties.ts';
import { dialects } from './dialects.ts';
import { genders, pronouns } from './genders.ts';
import { LANGUAGE_LEVELS, languageLevels, languages } from './languages.ts';
import { licences } from './licences.ts';
import { bodyTypes, eyeColors, facialHair, features, hairColors, hairLengths, hairTypes } from './looks.ts';
import { municipalities } from './municipalities.ts';
import { labelOfRank, type Notion, type Vocabulary } from './notion.ts';
import { productionTypes } from './production-types.ts';
import { SKILL_LEVELS, skillGroups, skillLevels, skills } from './skills.ts';
import { media, territories } from './usage.ts';

const ALL: Record<string, Pick<Vocabulary<Notion>, 'entries' | 'ids' | 'find' | 'label'>> = {
  bodyTypes,
  categories,
  categoryGroups,
  counties,
  dialects,
  eyeColors,
  facialHair,
  features,
  genders,
  hairColors,
  hairLengths,
  hairTypes,
  languageLevels,
  languages,
  licences,
  media,
  municipalities,
  productionTypes,
  pronouns,
  skillGroups,
  skillLevels,
  skills,
  territories,
};

test.each(Object.entries(ALL))(
  '%s has unique ids and labels, and finds each',
  (_name, { entries, ids, find, label }) => {
    expect(new Set(ids).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.label)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.id).toMatch(/^[A-Za-z0-9_]+$/);
      expect(find(entry.id)).toBe(entry);
      expect(label(entry.id)).toBe(entry.label);
    }
  },
);

test('every skill and trade belongs to an existing group', () => {
  for (const skill of skills.entries) expect(skillGroups.has(skill.group), skill.id).toBe(true);
  for (const category of categories.entries) expect(categoryGroups.has(category.group), category.id).toBe(true);
});

test('levels are ranked 1 to 4 in order', () => {
  expect(SKILL_LEVELS.map((level) => level.rank)).toEqual([1, 2, 3, 4]);
  expect(LANGUAGE_LEVELS.map((level) => level.rank)).toEqual([1, 2, 3, 4]);
  expect(labelOfRank(SKILL_LEVELS, 3)).toBe('Mycket van');
  expect(labelOfRank(LANGUAGE_LEVELS, 5)).toBeUndefined();
});

test('ids make a schema, and an unknown id is shown itself', () => {
  const schema = z.enum(genders.ids);
  expect(schema.safeParse('non_binary').success).toBe(true);
  expect(schema.safeParse('nonbinary').success).toBe(false);
  expect(skills.label('left_the_vocabulary')).toBe('left_the_vocabulary');
  expect(skills.find('toString')).toBeUndefined();
});

test('the lists have the lengths of their sources', () => {
  expect(skills.entries).toHaveLength(184);
  expect(counties.entries).toHaveLength(21);
  expect(languages.entries).toHaveLength(59);
});
