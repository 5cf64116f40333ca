import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { type Reversal, type StandingMoney, takenBackBy } from './taking-back.ts';

const part = (number: string, amount: number): StandingMoney['parts'][number] => ({
  payment_id: `p${number}`,
  invoice_id: `i${number}`,
  number,
  ocr: `${number}05`,
  company_name: 'Kund AB',
  amount_ore: ore(amount),
});
const byBank: StandingMoney = {
  references: ['K', ''],
  own_id: 'E1',
  ocr: '2026000105',
  counterparty: 'Åkes AB',
  paid_on: '2026-08-24',
  amount_ore: ore(100),
  parts: [part('20260001', 60), part('20260002', 40)],
};
const byHand: StandingMoney = {
  references: [],
  own_id: null,
  ocr: null,
  counterparty: null,
  paid_on: '2026-08-20',
  amount_ore: ore(100),
  parts: [part('20260003', 100)],
};
const reversal = (change: Partial<Reversal> = {}): Reversal => ({
  amount_ore: ore(100),
  is_reversal: true,
  ocr: null,
  text: '',
  counterparty: '',
  own_id: '',
  booked_on: '2026-08-25',
  references: ['', ''],
  ...change,
});
const found = (change: Partial<Reversal>) =>
  takenBackBy(reversal(change), [byHand, byBank]).map(({ money, reason }) => `${money.parts[0]?.number} ${reason}`);

test.each<[Partial<Reversal>, string[]]>([
  [{ references: ['', 'K'] }, ['20260001 reference']],
  [{ references: ['K', ''], ocr: '2026000305' }, ['20260003 ocr']],
  [{ own_id: 'E1' }, ['20260001 reference']],
  [{ ocr: '2026000105' }, ['20260001 ocr']],
  [{ ocr: '2026000305' }, ['20260003 ocr']],
  [{ text: 'Avser 2026-0002' }, ['20260001 number']],
  [{ counterparty: 'ÅKES' }, ['20260001 payer']],
  [{ counterparty: 'Kund', ocr: '2026000305' }, ['20260003 ocr', '20260001 payer']],
  [{ counterparty: 'Kund' }, ['20260001 payer', '20260003 payer']],
  [{ own_id: 'E1', amount_ore: ore(99) }, []],
  [{ own_id: 'E1', booked_on: '2026-08-23' }, []],
  [{}, []],
])('%j takes back %j', (change, expected) => {
  expect(found(change)).toEqual(expected);
});
