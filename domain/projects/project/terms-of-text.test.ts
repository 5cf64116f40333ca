import { describe, expect, test } from 'vitest';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { withCommon } from './said-terms.ts';
import { termsOfText } from './terms-of-text.ts';

describe('additions that a brief pays beside the fee', () => {
  test.each([
    ['Arvode 4 500 kr/dag, 200 kr/h övertid', { overtime: { by: 'amount', amount_ore: 20_000 } }],
    ['Övertid: 1 200 kr per timme', { overtime: { by: 'amount', amount_ore: 120_000 } }],
    ['Övertid betalas med 20 % av dagsarvodet', { overtime: { by: 'percent', points: 2000 } }],
    ['Övertid ersätts med 15 procent', { overtime: { by: 'percent', points: 1500 } }],
    ['Milersättning 25 kr/mil', { mileage_ore: 2_500 }],
    ['Traktamente 290 kr per dag', { per_diem_ore: 29_000 }],
    ['Reseersättning utgår', { outlays: { max_ore: null } }],
    ['Resor ersätts mot kvitto', { outlays: { max_ore: null } }],
  ])('%j', (text, expected) => {
    const additions = { ...BLANK_TERMS.additions, ...expected };
    expect(termsOfText(text)).toEqual({ additions, unpaid: [], rights: null });
  });

  test.each([
    'Arvode 4 500 kr per dag',
    'Övertid kan förekomma. Arvode 4 500 kr.',
    'Ingen reseersättning',
    'Vi ger ingen extra reseersättning',
    'Hon jobbar övertid på kontoret i 12 år',
    'Buyout ingår',
    'Friköp i 99 år',
    'Friköp 0 mån',
  ])('%j states no addition', (text) => {
    expect(termsOfText(text)).toMatchObject({ additions: BLANK_TERMS.additions, rights: null });
  });

  test.each([
    ['Ingen reseersättning', ['outlays']],
    ['Ingen övertidsersättning, inga utlägg', ['overtime', 'outlays']],
    ['Övertid ingår i arvodet', ['overtime']],
    ['Övertid kan förekomma', []],
    ['Övertid ingår inte: 200 kr per timme övertid', []],
  ])('%j states that an addition is not paid', (text, unpaid) => {
    expect(termsOfText(text).unpaid).toEqual(unpaid);
  });
});

describe('a bought use', () => {
  test.each([
    ['Friköp 12 mån Norden', { months: 12, territory: 'NORDIC', fee_ore: null }],
    ['Buyout 10 000 kr, 1 år, Sverige', { months: 12, territory: 'SE', fee_ore: 1_000_000 }],
    ['buy-out för hela världen i två år', { months: 24, territory: 'WORLD', fee_ore: null }],
    ['Inkl buyout global online 1 år.', { months: 12, territory: 'WORLD', fee_ore: null }],
    ['Friköp Europa 15.000 kr. Samling 8 mån senare.', { months: null, territory: 'EU', fee_ore: 1_500_000 }],
  ])('%j', (text, expected) => {
    expect(termsOfText(text).rights).toEqual([expect.objectContaining({ media: [], ...expected })]);
  });
});

test('common terms apply to a role that states no others', () => {
  const common = termsOfText('Övertid 200 kr. Reseersättning. Friköp 12 mån.');
  const own = termsOfText('Övertid 300 kr');
  expect(withCommon(own, common)).toEqual({
    additions: { ...common.additions, overtime: { by: 'amount', amount_ore: 30_000 } },
    unpaid: [],
    rights: common.rights,
  });
  const without = withCommon(termsOfText('Ingen reseersättning'), common);
  expect([without.additions.outlays, without.additions.overtime]).toEqual([null, common.additions.overtime]);
});

test('the time is linear in the length of the pasted text', () => {
  const nasty = `${'övertid '.repeat(2000)}${'1 '.repeat(2000)}${'friköp '.repeat(2000)}`;
  const started = performance.now();
  termsOfText(nasty);
  expect(performance.now() - started).toBeLessThan(200);
});
