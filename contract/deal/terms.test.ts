import { describe, expect, test } from 'vitest';
import { proposedTerms, startTerms } from '#domain/deal/terms/templates.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { readTerms, writtenTerms } from './terms.ts';

const first = {
  role_title: 'Ryttare',
  headcount: 2,
  day_fee_ore: 450_000,
  municipality_id: '1480',
  place: 'Studio 3',
  days: [{ kind: 'work', starts_on: '2026-07-03', ends_on: '2026-07-04' }],
  usage_media: ['tv', 'a_medium_that_is_gone'],
  usage_territory: 'NORDIC',
  usage_months: 12,
};

describe('stored terms of a request', () => {
  test('of the present version are read unchanged', () => {
    const terms = someTerms({ ...proposedTerms('commercial_film'), days: [aSpan('2026-07-01')] });
    expect(readTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
  });
  test('of the first version are upgraded to the present one, with outdated words, and reading again changes nothing', () => {
    const read = readTerms(first);
    expect(read).toMatchObject({ version: 2, role_title: 'Ryttare', fee: { basis: 'day', amount_ore: 450_000 } });
    expect(read.rights).toMatchObject([{ media: ['a_medium_that_is_gone', 'tv'], territory: 'NORDIC', months: 12 }]);
    expect(readTerms(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
  test.each([{ ...first, version: 3 }, { ...someTerms(), version: 3 }, { ...first, extra: 1 }, {}, null])(
    '%#: unknown terms are refused',
    (kept) => {
      expect(() => readTerms(kept)).toThrow();
    },
  );
});

describe('terms written today', () => {
  test.each([-1, 0.5, 100_001, Number.NaN, 2 ** 53])('with a share of %d are refused', (points) => {
    const additions = { ...BLANK_TERMS.additions, overtime: { by: 'percent', points } };
    expect(writtenTerms.safeParse({ ...BLANK_TERMS, additions }).success).toBe(false);
  });
  test.each(productionTypes.ids)('accept the proposal for %s', (production) => {
    const proposed = startTerms(production);
    expect(writtenTerms.parse(proposed)).toEqual(proposed);
  });
  test('may leave hours out, say that they are not decided, or enter times of the day', () => {
    const { hours: _, ...without } = startTerms('stills');
    const hoursOf = (terms: object) => writtenTerms.safeParse(terms).data?.hours;
    expect(hoursOf(without)).toBeNull();
    const open = { call_time: '08:00', end_time: null };
    for (const hours of ['undecided', open, null]) expect(hoursOf({ ...without, hours })).toEqual(hours);
    const wrong = [
      [{ ...open, call_time: '9' }, 'call_time'],
      [{ ...open, end_time: '24:00' }, 'end_time'],
      [{ ...open, end_time: '08:00' }, 'end_time'],
    ] as const;
    for (const [hours, field] of wrong) {
      const { error } = writtenTerms.safeParse({ ...without, hours });
      expect(error?.issues.map(({ path }) => path)).toEqual([['hours', field]]);
    }
    expect(hoursOf({ ...without, hours: 'later' })).toBeUndefined();
  });
  const written = { ...proposedTerms('commercial_film'), days: null };
  const [line] = written.rights;
  test.each([
    { fee: { ...written.fee, amount_ore: -1 } },
    { fee: { ...written.fee, amount_ore: 100_000_001 } },
    { fee: { ...written.fee, amount_ore: 0.5 } },
    { fee: { ...written.fee, basis: 'free' } },
    { fee: { ...written.fee, hours_per_day: 0 } },
    { fee: { ...written.fee, hours_per_day: 17 } },
    { fee: { ...written.fee, included: 'x'.repeat(501) } },
    { additions: { ...written.additions, overtime: { by: 'percent', points: 100_001 } } },
    { additions: { ...written.additions, overtime: { by: 'percent', amount_ore: ore(1) } } },
    { additions: { ...written.additions, ob: { ...written.additions.ob, from: '24:00' } } },
    { rights: Array.from({ length: 11 }, () => line) },
    { rights: [{ ...line, media: ['a_medium_that_is_gone'] }] },
    { rights: [{ ...line, territory: 'MARS' }] },
    { rights: [{ ...line, months: 0 }] },
    { rights: [{ ...line, months: 601 }] },
    { rights: [{ ...line, starts_on: '2026-02-30' }] },
    { rights: [{ ...line, starts_on: '2026-02-01', latest_start_on: '2026-03-01' }] },
    { synthetic: { digital_replica: false, voice_synthesis: false } },
    { cancellation: { steps: Array.from({ length: 7 }, () => written.cancellation.steps[0]), weather: null } },
    { content: ['dancing'] },
    { content_note: 'x'.repeat(1001) },
    { days: [aSpan('2026-07-01', '2026-07-03'), aSpan('2026-07-03', '2026-07-03', 'travel')] },
    { unknown: true },
  ])('%# is refused', (change) => {
    expect(writtenTerms.safeParse({ ...written, ...change }).success).toBe(false);
  });
  test.each([
    { ...aSpan('2026-07-02', '2026-07-01') },
    { ...aSpan('2026-07-01'), call_time: '7.00' },
    { ...aSpan('2200-07-01') },
  ])('%#: an invalid span of days is refused', (span) => {
    const isWritten = (day: object) => writtenTerms.safeParse({ ...written, days: [day] }).success;
    expect(isWritten(span)).toBe(false);
    expect(isWritten({ ...aSpan('2026-07-01'), call_time: '18:00', end_time: '03:00' })).toBe(true);
  });
});
