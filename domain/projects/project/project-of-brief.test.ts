import { describe, expect, test } from 'vitest';
import { queryOfReading } from '#domain/finding/matching/query-of-reading.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { feeIn } from './day-fee.ts';
import { labelledText } from './labelled-text.ts';
import { leftText, sentencesOf } from './left-text.ts';
import { daysPassed } from './past-days.ts';
import { projectOfBrief } from './project-of-brief.ts';

const TODAY = '2026-11-21';
const read = (text: string) => queryOfReading(readBrief(text, TODAY), text);
const left = (text: string) => leftText(text, read(text).parts).text;

describe('the remaining text', () => {
  test.each([
    ['Kvinna 30–40 som kan rida', ''],
    ['Kvinna 30–40, varm och rolig, kan rida', 'Varm och rolig'],
    ['Man 50+. Huvudroll med repliker. Kan rida.', 'Huvudroll med repliker.'],
    ['Kvinna 30–40\nVarm och rolig\nHuvudroll', 'Varm och rolig\nHuvudroll'],
    ['- dansare\n- med glimten i ögat', 'Med glimten i ögat'],
  ])('%j', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  test('a full stop ends a sentence only before a capital', () => {
    const text = 'Samling kl. 8 vid bl.a. hamnen. Sedan lunch! Slut';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Samling kl. 8 vid bl.a. hamnen.',
      'Sedan lunch!',
      'Slut',
    ]);
  });
});

describe('the fee by the day', () => {
  test.each([
    ['Dansare, 4 500 kr per dag', 450_000],
    ['Dansare, arvode 4 500 kr', 450_000],
    ['Dansare, dagsarvode: 4 500 kr', 450_000],
    ['Dansare, 350 kr i timmen', null],
    ['Dansare, totalt 9 000 kr', null],
    ['Dansare, 12 000 kr buyout', null],
    ['Dansare, 3 000–4 000 kr per dag', null],
    ['Dansare, max 3 000 kr', null],
  ])('%j', (text, ore) => {
    expect(feeIn(read(text), text).day_fee_ore).toBe(ore);
  });
});

test('only labelled text becomes title and description', () => {
  const brief = 'Vi söker folk till Vinterljus.\nArbetstitel: ”Vinterljus”\nSynopsis: Två systrar möts.\nTitel: Annat';
  expect(labelledText(brief)).toMatchObject({
    title: 'Vinterljus',
    description: 'Två systrar möts.',
  });
  expect(labelledText('Filmen heter Vinterljus.')).toMatchObject({
    title: '',
    description: '',
  });
});

describe('a brief of several roles', () => {
  const brief = `Arbetstitel: Vinterljus
Om filmen: Två systrar möts.

Inspelning i Göteborg 3–5 juni.

Roll 1: Anna, kvinna 30–40, varm och rolig, kan rida. 4 500 kr per dag.

Roll 2: BREVBÄRAREN, man 50+, 7 juni. 450 kr i timmen.

Maila bilder innan 1 mars.`;
  const { roles, ...project } = projectOfBrief(brief, TODAY);
  const wishes = roles.map(({ wanted }) => wanted.wishes.map(writeWish).sort().join(' '));

  test('has the name, the terms and the remaining text of each role', () => {
    expect(roles.map(({ title, day_fee_ore, description }) => [title, day_fee_ore, description])).toEqual([
      ['Anna', 450_000, 'Varm och rolig.'],
      ['Brevbäraren', null, '450 kr i timmen.'],
    ]);
  });

  test('has each role’s own terms, and the common ones', () => {
    const all = projectOfBrief(
      brief.replace('Maila', 'Övertid 200 kr/h.\n\nMaila').replace('per dag', 'per dag, friköp 12 mån Norden'),
      TODAY,
    );
    expect(all.roles.map(({ additions, rights }) => [additions.overtime, rights?.[0]?.territory])).toEqual([
      [{ by: 'amount', amount_ore: 20_000 }, 'NORDIC'],
      [{ by: 'amount', amount_ore: 20_000 }, undefined],
    ]);
  });

  test('asks for each role’s days; a common place becomes a merit; the story asks for nobody', () => {
    expect(wishes).toEqual([
      'age.30-40 dates.2027-06-03_2027-06-05 gender.female merit.place.1480 skill.riding',
      'age.50- dates.2027-06-07_2027-06-07 gender.male merit.place.1480',
    ]);
  });

  test('has the days of all roles, the place, and the labelled title and story', () => {
    expect(project).toMatchObject({
      dates: [
        { starts_on: '2027-06-03', ends_on: '2027-06-05' },
        { starts_on: '2027-06-07', ends_on: '2027-06-07' },
      ],
      municipality_id: '1480',
      title: 'Vinterljus',
      description: 'Två systrar möts.',
    });
  });

  test('marks unread text by its position', () => {
    expect(project.unread.map(({ start, end }) => brief.slice(start, end).trim())).toEqual([
      'Maila bilder innan 1 mars.',
    ]);
  });

  test('two places give no place to the form, and a single role keeps its place', () => {
    const one = projectOfBrief('Dansare i Göteborg eller Malmö', TODAY);
    expect(one.municipality_id).toBeNull();
    expect(one.roles[0]?.wanted.wishes.map(writeWish)).toContain('place.1480*place.1280');
  });
});

test('days that have passed are counted from today', () => {
  const day = (ends_on: string) => ({ ends_on });
  expect(daysPassed([], TODAY)).toBe('none');
  expect(daysPassed([day('2026-11-21'), day('')], TODAY)).toBe('none');
  expect(daysPassed([day('2026-11-20'), day('2026-11-30')], TODAY)).toBe('some');
  expect(daysPassed([day('2026-11-20'), day('')], TODAY)).toBe('all');
});

test('the project has the days and the place of the work; auditions and deadlines stay in the description', () => {
  const brief =
    'Skådespelare som bor i Luleå eller Boden. Inspelning i Pajala 3–5 juni. Provfilmning 20 mars. Sök senast 1 mars.';
  const { dates, municipality_id, roles } = projectOfBrief(brief, TODAY);
  expect(dates).toEqual([{ starts_on: '2027-06-03', ends_on: '2027-06-05' }]);
  expect(municipality_id).toBe('2521');
  expect(roles[0]?.description).toContain('Provfilmning 20 mars.');
  expect(roles[0]?.description).toContain('Sök senast 1 mars.');
});
