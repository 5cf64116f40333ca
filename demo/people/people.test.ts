import { expect, test } from 'vitest';
import { talentProfilePatch } from '#contract/people/talent.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  features,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { DEMO_DAY, demoPeople } from './people.ts';
import { portraitSvg } from './portrait.ts';
import { drawPortrait } from './portrait-image.ts';
import { toldLooks } from './told-looks.ts';
import { toldParts } from './told-parts.ts';

const people = demoPeople(400, 7);

function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

test('the same seed makes the same people, another seed makes others', () => {
  expect(demoPeople(60, 7)).toEqual(people.slice(0, 60));
  expect(demoPeople(60, 8)).not.toEqual(people.slice(0, 60));
});

test('mail addresses are unique, plain and undeliverable', () => {
  expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  for (const person of people) expect(person.email).toMatch(/^[a-z]+\.[a-z]+\d*@example\.com$/);
});

test('all chosen ids are in the vocabulary, each once', () => {
  for (const person of people) {
    expect(municipalities.has(person.municipality_id)).toBe(true);
    expect(dialects.has(person.dialect)).toBe(true);
    expect(hairColors.has(person.hair_color)).toBe(true);
    expect(hairLengths.has(person.hair_length)).toBe(true);
    expect(hairTypes.has(person.hair_type)).toBe(true);
    expect(eyeColors.has(person.eye_color)).toBe(true);
    if (person.facial_hair !== null) expect(facialHair.has(person.facial_hair)).toBe(true);
    const lists: [readonly string[], { has(id: string): boolean }][] = [
      [person.categories, categories],
      [person.plays_genders, genders],
      [person.licences, licences],
      [person.features, features],
      [person.skills.map((skill) => skill.skill_id), skills],
      [person.languages.map((spoken) => spoken.language_id), languages],
    ];
    for (const [ids, vocabulary] of lists) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(vocabulary.has(id), id).toBe(true);
    }
    for (const { level } of [...person.skills, ...person.languages]) expect([1, 2, 3, 4]).toContain(level);
  }
});

test('people are 13 to 85, and play ages within fifteen years of their own', () => {
  for (const person of people) {
    const age = ageOn(person.birth_date, DEMO_DAY);
    expect(age).toBeGreaterThanOrEqual(13);
    expect(age).toBeLessThanOrEqual(85);
    expect(person.playing_age_min).toBeLessThanOrEqual(age);
    expect(person.playing_age_max).toBeGreaterThanOrEqual(age);
    expect(person.playing_age_max - person.playing_age_min).toBeLessThanOrEqual(15);
  }
  const minors = people.filter((person) => ageOn(person.birth_date, DEMO_DAY) < 18);
  expect(minors.length).toBeGreaterThan(2);
  expect(minors.length).toBeLessThan(25);
  for (const minor of minors) expect(minor.licences).not.toContain('drivers_license_b');
});

test('counts and measures are realistic', () => {
  for (const person of people) {
    expect(person.categories.length).toBeGreaterThanOrEqual(1);
    expect(person.categories.length).toBeLessThanOrEqual(3);
    expect(person.skills.length).toBeGreaterThanOrEqual(2);
    expect(person.skills.length).toBeLessThanOrEqual(8);
    expect(person.languages.map((spoken) => spoken.language_id)).toContain('sv');
    expect(person.height_cm).toBeGreaterThan(145);
    expect(person.height_cm).toBeLessThan(205);
    expect(person.day_fee_min_ore % 10_000).toBe(0);
    if (person.facial_hair !== null) expect(person.plays_genders).toContain('male');
  }
});

test('most people state hair type, build and marks, some do not, and some state no marks', () => {
  const told = people.map(toldLooks);
  const share = (tells: (looks: (typeof told)[number]) => boolean) => told.filter(tells).length / told.length;
  expect(share((looks) => looks.hair_type !== null)).toBeGreaterThan(0.6);
  expect(share((looks) => looks.body_type === null)).toBeGreaterThan(0.2);
  expect(share((looks) => looks.features === null)).toBeGreaterThan(0.15);
  expect(share((looks) => looks.features?.length === 0)).toBeGreaterThan(0.2);
  for (const { body_type } of told) if (body_type !== null) expect(bodyTypes.has(body_type)).toBe(true);
  expect(new Set(told.map(({ body_type }) => body_type)).size).toBe(bodyTypes.ids.length + 1);
  expect(people.map(toldLooks)).toEqual(told);
});

test('the later parts of profiles are valid, and not everybody fills in all', () => {
  const told = people.map((person) => toldParts(person, Number(DEMO_DAY.slice(0, 4))));
  for (const parts of told) expect(talentProfilePatch.safeParse(parts)).toMatchObject({ success: true });
  const share = (tells: (parts: (typeof told)[number]) => boolean) => told.filter(tells).length / told.length;
  expect(share(({ credits }) => credits?.length === 0)).toBeLessThan(0.5);
  expect(share(({ declines }) => declines === null)).toBeGreaterThan(0.2);
});

test('presentations are Swedish sentences that do not all read alike', () => {
  for (const { bio } of people) {
    expect(bio).toMatch(/^[A-ZÅÄÖ].*\.$/);
    expect(bio).not.toMatch(/[!{}]|undefined/);
    expect(bio.split('. ').length).toBeLessThanOrEqual(3);
  }
  expect(new Set(people.map((person) => person.bio)).size).toBeGreaterThan(370);
});

test('people live all over the country, mostly in the three cities', () => {
  const share = (id: string) => people.filter((person) => person.municipality_id === id).length / people.length;
  expect(share('0180')).toBeGreaterThan(0.12);
  expect(share('1480')).toBeGreaterThan(0.05);
  expect(new Set(people.map((person) => person.municipality_id.slice(0, 2))).size).toBe(21);
});

test('a portrait is the same each time, and differs in each variant', async () => {
  const [person] = people;
  if (person === undefined) throw new Error('no person');
  const pictures = [0, 1, 2].map((variant) => portraitSvg(person, person.portrait_seed, variant));
  expect(new Set(pictures).size).toBe(3);
  expect(portraitSvg(person, person.portrait_seed, 1)).toBe(pictures[1]);
  const { full } = await drawPortrait(person, person.portrait_seed, 0);
  expect(full.subarray(8, 12).toString()).toBe('WEBP');
});

test('everybody can be drawn', () => {
  for (const person of people) {
    for (const variant of [0, 1, 2]) expect(portraitSvg(person, person.portrait_seed, variant)).toContain('</svg>');
  }
});
