import { expect, test } from 'vitest';
import type { TalentPriceShown } from '#contract/deal/price.ts';
import { kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { netPayView } from './net-pay.view.ts';

const wage: TalentPriceShown = {
  tax_form: 'A',
  is_tax_form_assumed: true,
  invokes_f_tax: false,
  paid_by: '2026-12-23',
  lines: [],
  earned_ore: kronor(10_000),
  gross_ore: kronor(7_609),
  base_ore: kronor(6_794),
  holiday_ore: kronor(815),
  net_ore: kronor(5_327),
  paid_out_ore: kronor(5_327),
  net_per_hour_ore: ore(66_588),
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a wage tells the net, its day, the net for an hour, and the assumptions', () => {
  const view = netPayView(wage);
  expect(plain(view?.headline)).toBe('Arvode 10 000 kr, varav du får ut cirka 5 327 kr');
  expect(plain(view?.when)).toBe('Senast 23 december 2026. Det blir cirka 666 kr i timmen.');
  expect(view?.basis).toContain('arbetsgivaravgifter, semesterersättning och skatt betalas ur det');
  expect(view?.basis).toContain('A-skatt eftersom du inte har berättat');
  expect(view?.asks_for_tax_form).toBe(true);
});

test('an invoicing talent reads about paying the tax, and the VAT beside the fee', () => {
  const view = netPayView({
    ...wage,
    tax_form: 'F',
    is_tax_form_assumed: false,
    gross_ore: null,
    base_ore: null,
    holiday_ore: null,
    net_per_hour_ore: null,
    net_ore: kronor(10_000),
    paid_out_ore: kronor(12_500),
  });
  expect(plain(view?.headline)).toBe('Arvode 10 000 kr, som du får mot faktura');
  expect(plain(view?.basis)).toBe(
    'Du får arvodet mot faktura och betalar skatt och avgifter själv. Därtill kommer 2 500 kr i moms. Vi har räknat med F-skatt.',
  );
  expect([plain(view?.when), view?.asks_for_tax_form]).toEqual(['Senast 23 december 2026.', false]);
});

test('unpaid work has no words about pay', () => {
  expect(netPayView({ ...wage, earned_ore: NO_ORE, net_ore: NO_ORE })).toBeNull();
});
