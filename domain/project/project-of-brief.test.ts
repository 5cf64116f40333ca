import { describe, expect, test } from 'vitest';
import { queryOfReading } from '../matching/query-of-reading.ts';
import { readBrief } from '../search/read-brief.ts';
import { dayFeeOf } from './day-fee.ts';
import { labelledText } from './labelled-text.ts';
import { leftText, sentencesOf } from './left-text.ts';
import { daysPassed } from './past-days.ts';
import { projectOfBrief } from './project-of-brief.ts';
import { roleTitle } from './role-title.ts';

const TODAY = '2026-11-21';
const read = (text: string) => queryOfReading(readBrief(text, TODAY), text);
const left = (text: string) => leftText(text, read(text).parts).text;

describe('the text that is left', () => {
  test.each([
    ['Kvinna 30–40 som kan rida', ''],
    ['Kvinna 30–40, varm och rolig, kan rida', 'Varm och rolig'],
    ['Man 50+. Huvudroll med repliker. Kan rida.', 'Huvudroll med repliker.'],
    ['Kvinna 30–40\nVarm och rolig\nHuvudroll', 'Varm och rolig\nHuvudroll'],
    ['- dansare\n- med glimten i ögat', 'Med glimten i ögat'],
  ])('%j', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  test('a full stop ends a sentence only where a capital follows', () => {
    const text = 'Samling kl. 8 vid bl.a. hamnen. Sedan lunch! Slut';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Samling kl. 8 vid bl.a. hamnen.',
      'Sedan lunch!',
      'Slut',
    ]);
  });
});

describe('the fee by the day', () => {
  const feeIn = (text: string) => {
    const { notes, parts } = read(text);
    const at = notes.findIndex(({ kind }) => kind === 'fee');
    const [note, part] = [notes[at], parts.filter(({ kind }) => kind === 'note')[at]];
    return note && part ? dayFeeOf(note, text, part) : 'no fee';
  };
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
    expect(feeIn(text)).toBe(ore);
  });
});

test('a role without a name is called by who is sought', () => {
  const called = (text: string) => roleTitle('', read(text).wishes, 2);
  expect(called('Kvinna 30–40 som kan rida')).toBe('Kvinna 30–40 år');
  expect(called('Två dansare, kvinnor, minst 20 år')).toBe('Dansare (kvinna) från 20 år');
  expect(called('Någon som kan rida')).toBe('Roll 3');
  expect(roleTitle('  brevbäraren ', [], 0)).toBe('Brevbäraren');
});

test('title and description are what the brief calls so, and nothing else', () => {
  const brief = 'Vi söker folk till Vinterljus.\nArbetstitel: ”Vinterljus”\nSynopsis: Två systrar möts.\nTitel: Annat';
  expect(labelledText(brief, [{ start: 0, end: brief.length }])).toMatchObject({
    title: 'Vinterljus',
    description: 'Två systrar möts.',
  });
  expect(labelledText('Filmen heter Vinterljus.', [{ start: 0, end: 24 }])).toMatchObject({
    title: '',
    description: '',
  });
});

describe('a brief of several roles', () => {
  const brief = 'Inspelning i Göteborg 3–5 juni.\n1. Anna, kvinna 30\n2. Bo, man 50, 7 juni\nMaila bilder innan 1 mars';
  const split = ['1. Anna, kvinna 30', '2. Bo, man 50, 7 juni'].map((text) => ({
    title: text.slice(3, text.indexOf(',')),
    text,
    start: brief.indexOf(text),
    end: brief.indexOf(text) + text.length,
    reading: readBrief(text, TODAY),
  }));

  test('has its days and its place from all of it', () => {
    expect(projectOfBrief(brief, split, TODAY)).toMatchObject({
      dates: [
        { starts_on: '2027-06-03', ends_on: '2027-06-05' },
        { starts_on: '2027-06-07', ends_on: '2027-06-07' },
      ],
      municipality_id: '1480',
    });
  });

  test('tells what it has not understood by where it stands', () => {
    const { unread } = projectOfBrief(brief, split, TODAY);
    expect(unread.map(({ start, end }) => brief.slice(start, end).trim())).toEqual(['Maila bilder innan 1 mars']);
  });

  test('two places are none for the form', () => {
    const text = 'Dansare i Göteborg eller Malmö';
    const one = { title: '', text, start: 0, end: text.length, reading: readBrief(text, TODAY) };
    expect(projectOfBrief(text, [one], TODAY).municipality_id).toBeNull();
  });
});

test('days that have passed', () => {
  const day = (ends_on: string) => ({ ends_on });
  expect(daysPassed([], TODAY)).toBe('none');
  expect(daysPassed([day('2026-11-21'), day('')], TODAY)).toBe('none');
  expect(daysPassed([day('2026-11-20'), day('2026-11-30')], TODAY)).toBe('some');
  expect(daysPassed([day('2026-11-20'), day('')], TODAY)).toBe('all');
});
