import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { readSie } from '#tests/support/read-sie.ts';
import { codePageBytes, inCodePage } from './code-page.ts';
import type { SieInput, SieVoucher } from './input.ts';
import { sieFile } from './sie-file.ts';

const invoice: SieVoucher = {
  series: 'A',
  number: 17,
  posted_on: '2026-11-21',
  written_on: '2026-11-21',
  text: 'Faktura 20260001 Kund AB',
  lines: [
    { account: 1510, amount_ore: ore(1_500_000), project: null },
    { account: 2611, amount_ore: ore(-300_000), project: null },
    { account: 3001, amount_ore: ore(-1_200_000), project: 'P12' },
  ],
};
const input = (vouchers: readonly SieVoucher[]): SieInput => ({
  company: { name: 'Åkessons Öl & Vänner AB', org_number: '5566778899' },
  made_on: '2026-11-21',
  year: { from: '2026-01-01', to: '2026-12-31' },
  accounts: [{ number: 1510, name: 'Kundfordringar' }],
  projects: [{ code: 'P12', name: 'Sommarkampanj "Sol"' }],
  vouchers,
  balances: null,
});

test('Swedish letters have their bytes of code page 437', () => {
  expect([...codePageBytes('åäöÅÄÖéÉüÜ')]).toEqual([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x90, 0x81, 0x9a]);
});

test.each([
  ['1 000 € enligt § 5', '1 000 EUR enligt par. 5'],
  ['Café – “öl”', 'Café - "öl"'],
  ['Łukasz Søndergård', 'Lukasz Söndergård'],
  ['Živa 王', 'Ziva ?'],
  ['rad\r\n#VER', 'rad  #VER'],
  ['AC\\DC\\', 'AC/DC/'],
])('%j is written as %j', (text, written) => {
  expect(inCodePage(text)).toBe(written);
});

describe('a SIE file', () => {
  test('equals the example of the standard', () => {
    const text = Buffer.from(sieFile(input([invoice]))).toString('latin1');
    expect(text.split('\r\n').slice(-9)).toEqual([
      '#DIM 6 "Projekt"',
      String.raw`#OBJEKT 6 "P12" "Sommarkampanj \"Sol\""`,
      '#VER "A" 17 20261121 "Faktura 20260001 Kund AB" 20261121',
      '{',
      '#TRANS 1510 {} 15000.00 20261121 ""',
      '#TRANS 2611 {} -3000.00 20261121 ""',
      '#TRANS 3001 {6 "P12"} -12000.00 20261121 ""',
      '}',
      '',
    ]);
  });

  test('with balances has those of the year, and the day that it covers if the year goes on', () => {
    const balances = {
      until: '2026-11-30',
      opening: [{ account: 1930, amount_ore: ore(5_000_000) }],
      closing: [{ account: 1930, amount_ore: ore(6_500_050) }],
      result: [{ account: 3001, amount_ore: ore(-1_200_000) }],
    };
    const { labels } = readSie(sieFile({ ...input([invoice]), balances }));
    expect(labels.get('#OMFATTN')).toEqual([['20261130']]);
    expect(labels.get('#IB')).toEqual([['0', '1930', '50000.00']]);
    expect(labels.get('#UB')).toEqual([['0', '1930', '65000.50']]);
    expect(labels.get('#RES')).toEqual([['0', '3001', '-12000.00']]);
    const whole = readSie(sieFile({ ...input([invoice]), balances: { ...balances, until: '2026-12-31' } }));
    expect(whole.labels.has('#OMFATTN')).toBe(false);
  });

  test('cuts the text of a voucher at the fifty signs that all programs take', () => {
    const { vouchers } = readSie(sieFile(input([{ ...invoice, text: 'SJ-17-2026-0001, '.padEnd(80, 'x') }])));
    expect(vouchers.map(({ text }) => text.length)).toEqual([50]);
  });

  test('closes a title after a backslash too', () => {
    const projects = [{ code: 'P12', name: 'Vår\\' }];
    const { labels, vouchers } = readSie(sieFile({ ...input([invoice]), projects }));
    expect(labels.get('#OBJEKT')).toEqual([['6', 'P12', 'Vår/']]);
    expect(vouchers).toHaveLength(1);
  });

  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 6 });
  const voucher = fc.record({
    series: fc.constantFrom('A', 'B', 'L'),
    number: fc.integer({ min: 1, max: 99_999 }),
    // Letters that the reader's table contains; quotation marks and braces must come back unchanged.
    text: fc.string({ unit: fc.constantFrom(...'abcåäöÅÄÖé "{}\\#1'), maxLength: 30 }),
    amounts,
  });
  test('gives the same vouchers when read by an independent reader', () => {
    fc.assert(
      fc.property(fc.array(voucher, { maxLength: 5 }), (made) => {
        const vouchers = made.map(({ amounts: parts, text, ...about }): SieVoucher => {
          const rest = -parts.reduce((sum, part) => sum + part, 0);
          const lines = [...parts, rest + 0].map((part, index) => ({
            account: 3000 + index,
            amount_ore: ore(part === 0 ? 0 : part),
            project: index === 0 ? 'P12' : null,
          }));
          return { ...about, text, posted_on: '2026-11-21', written_on: '2026-11-21', lines };
        });
        const read = readSie(sieFile(input(vouchers)));
        expect(read.labels.get('#FNAMN')).toEqual([['Åkessons Öl & Vänner AB']]);
        expect(read.vouchers).toEqual(
          vouchers.map(({ series, number, text, lines }) => ({
            series,
            number: String(number),
            day: '20261121',
            text: text.replaceAll('\\', '/'),
            lines: lines.map(({ account, amount_ore, project }) => ({
              account: String(account),
              objects: project === null ? [] : ['6', project],
              amount: (amount_ore / 100).toFixed(2),
            })),
          })),
        );
      }),
    );
  });

  test('is not made of a voucher that does not sum to zero', () => {
    const [first, ...others] = invoice.lines;
    const lines = [...others, { account: 1510, project: null, amount_ore: ore((first?.amount_ore ?? 0) + 1) }];
    expect(() => sieFile(input([{ ...invoice, lines }]))).toThrow(RangeError);
  });
});
