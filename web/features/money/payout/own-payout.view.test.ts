import { expect, test } from 'vitest';
import type { TalentPayout } from '#contract/money/payout.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { ownPayoutView } from './own-payout.view.ts';

const payout = (given: Partial<TalentPayout> = {}): TalentPayout => ({
  id: 'p',
  assignment_id: 'a',
  kind: 'work',
  project_title: 'Höstkampanj',
  company_name: 'Filmbolaget',
  role_title: 'Ryttare',
  happened_on: '2026-12-10',
  due_on: '2026-12-23',
  status: 'prepared',
  stopped_by: null,
  reason: null,
  objection: null,
  number: 'SJ-1-2026-0001',
  way: 'invoice',
  has_document: true,
  object_by: '2026-12-15',
  awaits_account: false,
  awaits_invoice: false,
  awaits_work_right: false,
  sent_on: null,
  actions: ['object'],
  is_forecast: false,
  price: {
    tax_form: 'F',
    is_tax_form_assumed: false,
    invokes_f_tax: false,
    earned_ore: kronor(10_000),
    gross_ore: null,
    base_ore: null,
    holiday_ore: null,
    net_ore: kronor(10_000),
    paid_out_ore: kronor(12_500),
    net_per_hour_ore: null,
    paid_by: '2026-12-23',
    lines: [],
  },
  ...given,
});

test('a talent reads the days that are left, the VAT, and until when to say that something is wrong', () => {
  const view = ownPayoutView(payout());
  expect(view).toMatchObject({
    until: '2026-12-23',
    vat: 'Därtill 2\u00a0500\u00a0kr i moms',
    asks_for_details: false,
  });
  expect(view.state.word).toBe('På gång');
  expect(view.notes).toEqual(['Stämmer något inte i fakturan kan du säga till senast 15 december 2026.']);
  expect(ownPayoutView(payout({ status: 'sent', sent_on: '2026-12-17', actions: [] }))).toMatchObject({
    until: null,
    notes: [],
  });
});

test('a stopped payout says why, whichever side stopped it, and a returned one asks for another account', () => {
  const stopped = ownPayoutView(payout({ stopped_by: 'admin', reason: 'Vi väntar på ett kvitto.', actions: [] }));
  expect(stopped.state.word).toBe('Stoppad');
  expect(stopped.notes.at(-1)).toBe('Anledning: ”Vi väntar på ett kvitto.”');
  const objected = ownPayoutView(payout({ stopped_by: 'talent', objection: 'Det var två dagar.', actions: [] }));
  expect(objected.notes).toContain('Du skrev: ”Det var två dagar.”');
  const failed = ownPayoutView(
    payout({ status: 'failed', awaits_account: true, reason: 'Kontot är stängt.', actions: [] }),
  );
  expect(failed).toMatchObject({
    asks_for_details: true,
    notes: ['Banken: ”Kontot är stängt.”', expect.stringContaining('Fyll i ett annat konto')],
  });
});

test('a payout that is only a forecast says so', () => {
  const view = ownPayoutView(
    payout({ status: 'planned', is_forecast: true, number: null, object_by: null, actions: [] }),
  );
  expect(view.asks_for_details).toBe(true);
  expect(view.notes[0]).toContain('prognos');
});
