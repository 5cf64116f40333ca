import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';
import { toPrediction } from './to-prediction.ts';

const TODAY = '2026-11-21';
const flat = (brief: string, today = TODAY) => toPrediction(readBrief(brief, today));

const BRIEF = 'Kvinna 25–35 i Göteborg som kan rida och talar flytande spanska, ledig 3–5 juni';

test('the brief on the front page gives its wishes, with the words for each', () => {
  const { fields } = readBrief(BRIEF, TODAY);
  expect(
    fields.map(({ slot, value, start, end, level }) => [slot, value, BRIEF.slice(start, end), level].filter(Boolean)),
  ).toEqual([
    ['gender', 'female', 'Kvinna'],
    ['age', { min: 25, max: 35 }, '25–35'],
    ['place', '1480', 'Göteborg'],
    ['skill', 'riding', 'rida'],
    ['language', 'es', 'spanska', 'fluent'],
    ['dates', { from: '2027-06-03', to: '2027-06-05' }, '3–5 juni'],
  ]);
});

describe('the text as typed', () => {
  test('may have soft hyphens, NUL, decomposed letters and markup, and positions are those of the typed text', () => {
    const typed = 'Skåde\u00adspelare, kvin\u00adna 40\u0000–50, <b>Go\u0308teborg</b>&nbsp;7 de\u00adcember';
    const { fields } = readBrief(typed, TODAY);
    expect(toPrediction({ fields, leftover: [] })).toEqual({
      categories: ['skådespelare'],
      genders: ['kvinna'],
      age_min: 40,
      age_max: 50,
      places: ['Göteborg'],
      dates: [{ from: '2026-12-07', to: '2026-12-07' }],
    });
    expect(fields.map(({ start, end }) => typed.slice(start, end))).toContain('Go\u0308teborg');
  });

  test('free text is separate from text about anything but the person', () => {
    const brief = 'Snäll granne i Lund. Filmen visas i Norge.';
    const kinds = readBrief(brief, TODAY).leftover.map(({ kind, start, end }) => [kind, brief.slice(start, end)]);
    expect(kinds).toContainEqual(['free', 'Snäll granne']);
    expect(kinds).toContainEqual(['unread', 'visas i Norge.']);
  });
});

describe('meaningless text gives no value', () => {
  test.each([
    ['minst 40 år och högst 25 år', {}],
    ['250 år gammal', {}],
    ['längd 18 cm', {}],
    ['31 april', {}],
    ['vecka 60', {}],
    ['arvode 99999999999 kr', {}],
    ['arvode minst 8 000, max 5 000 kr', {}],
    ['???!!! … --- ///', {}],
    ['', {}],
    ['😀🐴', {}],
    ['We would love to hear from you', {}],
    ['Etsimme hauskoja ihmisiä', {}],
    ['gravid, muslim, fackligt aktiv', {}],
  ])('%s', (brief, fields) => expect(flat(brief)).toEqual(fields));
});

// Random combinations of pieces of real briefs and of noise.
const piece = fc.oneof(
  fc.constantFrom(
    'kvinna',
    '25–35',
    'år',
    'i',
    'Göteborg',
    'eller',
    'gärna',
    'inga',
    'tatueringar',
    'flytande',
    'spanska',
    'v.',
    '12',
    '5/6',
    '–',
    'kr',
    '1 200',
    'senast',
    '(',
    ')',
    '"',
    ',',
    '.',
    '\n',
    'meriterande:',
    'minst',
    'inom',
    'mil',
    'från',
    'utan',
    'skägg',
    'blå',
    'ögon',
    'hår',
    'Synopsis:',
    'född',
    '1990-95',
    'nej förlåt',
    'är tillsatt:',
    'premiär',
    'sista föreställning',
    'min pappa fyller',
    'varav',
    '(4)',
    '60-talet',
    'helgen v.',
    'den 3:e',
    'får inte kosta mer än',
    'alltså',
    '0',
    '-5',
    '99999999',
    'km',
    'cm',
    'år',
    'tkr',
    '1e9',
    'juni',
    '2 statister',
    'vi är ett',
    'behöver inte',
    '<b>',
    '&nbsp;',
    '31',
    'april',
    '1,75',
    '+',
    '/',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const anyBrief = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('any text', () => {
  test('is read without failing, the same each time, in positions within the text that cover all of it', () => {
    fc.assert(
      fc.property(anyBrief, anyDay, (brief, today) => {
        const reading = readBrief(brief, today);
        expect(readBrief(brief, today)).toEqual(reading);
        const covered = new Array<boolean>(brief.length).fill(false);
        for (const { start, end } of [...reading.fields, ...reading.leftover]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(brief.length);
          covered.fill(true, start, end);
        }
        // Spaces, zero-width characters and tags separate tokens; every letter and digit outside markup is in one
        // token.
        const lost = [...brief.matchAll(/[a-zåäö0-9]/gi)].filter(({ index }) => !covered[index]);
        if (!/[<&]/.test(brief)) expect(lost).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test('gives no days after the last known year', () => {
    expect(flat('juni', '2100-07-01')).toEqual({});
  });

  test('gives existing days, in order', () => {
    fc.assert(
      fc.property(anyBrief, anyDay, (brief, today) => {
        for (const { from, to } of flat(brief, today).dates ?? []) {
          expect(new Date(from).toISOString().slice(0, 10)).toBe(from);
          expect(from <= to).toBe(true);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('gives no impossible number', () => {
    fc.assert(
      fc.property(anyBrief, anyDay, (brief, today) => {
        const { age_min, age_max, height_min_cm, height_max_cm, radius_km, fee_min_sek, fee_max_sek, headcount } = flat(
          brief,
          today,
        );
        expectWithin([age_min, age_max], 0, 99);
        expectWithin([height_min_cm, height_max_cm], 50, 230);
        expectWithin([radius_km], 1, 2000);
        expectWithin([fee_min_sek, fee_max_sek], 1, 10_000_000);
        expectWithin([headcount], 1, 100_000);
      }),
      { numRuns: 80 },
    );
  });
});

function expectWithin(values: readonly (number | undefined)[], low: number, high: number): void {
  for (const value of values) {
    if (value === undefined) continue;
    expect(Number.isInteger(value)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(low);
    expect(value).toBeLessThanOrEqual(high);
  }
}
