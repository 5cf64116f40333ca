import { expect, test } from 'vitest';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { CONDITIONS_IN_ALL_MAX, WISHES_MAX } from './condition.ts';
import { queryOfReading } from './query-of-reading.ts';
import { writeWish } from './wish-token.ts';

const TODAY = '2026-11-21';
const read = (text: string) => queryOfReading(readBrief(text, TODAY), text);

test.each([
  [
    'Kvinna 25–35 i Göteborg som kan rida och talar flytande spanska, ledig 3–5 juni',
    ['gender.female', 'age.25-35', 'place.1480', 'skill.riding', 'language.es.3', 'dates.2027-06-03_2027-06-05'],
  ],
  ['Man eller kvinna med blå eller gröna ögon', ['gender.male*gender.female', 'eye_color.blue*eye_color.green']],
  ['Dansare inom 3 mil från Uppsala', ['category.dancer', 'place.0380.30']],
  [
    'Skådespelare utan tatueringar, gärna med b-körkort',
    ['category.actor', 'not.feature.tattoo', 'merit.licence.drivers_license_b'],
  ],
  [
    'fotograf med egen ljusutrustning, b-körkort',
    ['category.photographer', 'licence.own_light', 'licence.drivers_license_b'],
  ],
  ['Ljudtekniker med egna mikrofoner', ['category.sound', 'licence.own_sound']],
  ['Sminkör med egen sminkväska i Malmö', ['category.makeup', 'licence.own_makeup', 'place.1280']],
  ['Drönarfilmare med drönarkort och egen drönare', ['category.videographer', 'licence.drone', 'licence.own_drone']],
])('%s', (text, tokens) => {
  expect(read(text).wishes.map(writeWish)).toEqual(tokens);
});

test('the regions have exactly their counties', () => {
  expect(read('Statister i Småland').wishes.map(writeWish)).toContain('place.06*place.07*place.08');
});

test('every typed letter is in exactly one part', () => {
  const text = 'Kvinna med sprallig humor i Malmö, arvode 3 000 kr, sök senast 1 mars';
  const { parts, words, notes } = read(text);
  const covered = parts.map(({ start, end }) => text.slice(start, end)).join('');
  expect(covered.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  expect(words).toContain('sprallig');
  expect(notes).toEqual([
    { kind: 'fee', min: 3000, max: 3000 },
    { kind: 'days', use: 'deadline', from: '2027-03-01', to: '2027-03-01' },
  ]);
});

test('only days of work and rehearsal search who is free; other days are notes with their use', () => {
  const { wishes, notes } = read(
    'Audition 9 januari. Rep 1–12 mars, premiär 13 mars, inspelning 3 maj och turné i oktober. Sista ansökningsdag 2 januari.',
  );
  expect(wishes.map(writeWish)).toEqual(['dates.2027-03-01_2027-03-12', 'dates.2027-05-03_2027-05-03']);
  expect(notes).toEqual([
    { kind: 'days', use: 'audition', from: '2027-01-09', to: '2027-01-09' },
    { kind: 'days', use: 'premiere', from: '2027-03-13', to: '2027-03-13' },
    { kind: 'days', use: 'tour', from: '2027-10-01', to: '2027-10-31' },
    { kind: 'days', use: 'deadline', from: '2027-01-02', to: '2027-01-02' },
  ]);
});

test('people are searched by their home, and the work may be somewhere else', () => {
  const { wishes, notes } = read('Du bor i Luleå eller Boden. Inspelning i Pajala.');
  expect(wishes.map(writeWish)).toEqual(['place.2580*place.2582']);
  expect(notes).toEqual([{ kind: 'workplace', any: [{ kind: 'place', id: '2521' }] }]);
  expect(read('Inspelning i Pajala').wishes.map(writeWish)).toEqual(['place.2521']);
});

test('voices and pay belong to the role, but a short search for a voice searches the word', () => {
  expect(read('Kammarkören söker tenorer till Lund, obetalt men roligt').notes).toEqual([
    { kind: 'voice', id: 'tenor' },
    { kind: 'pay', id: 'unpaid' },
  ]);
  expect(read('tenorer Malmö').words).toBe('tenorer');
});

test('a name alone is searched, even if it is also an ordinary word', () => {
  expect(read('Hans').words).toBe('Hans');
  expect(read('Annika Åhs').words).toBe('Annika Åhs');
});

test('a text never asks for more than a query allows, and the rest is marked as not read', () => {
  const labels = skills.ids.map(skills.label);
  const groups = Array.from({ length: 40 }, (_, at) => labels.slice(at * 6, at * 6 + 6).join(' eller '));
  const { wishes, parts } = read(groups.join('. '));
  expect(wishes.length).toBeLessThanOrEqual(WISHES_MAX);
  expect(wishes.flatMap(({ any }) => any)).toHaveLength(CONDITIONS_IN_ALL_MAX);
  expect(Math.max(...parts.map(({ wish = 0 }) => wish))).toBe(wishes.length - 1);
  expect(parts.filter(({ kind }) => kind === 'unread').length).toBeGreaterThan(0);
});
