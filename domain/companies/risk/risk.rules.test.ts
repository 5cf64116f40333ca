import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RISK_RULES, RISKS, type RiskFacts, risksOf } from './risk.rules.ts';

const NONE: RiskFacts = {
  minor_role_count: 0,
  intimate_role_count: 0,
  low_fee_role_count: 0,
  completed_project_count: 1,
  general_mail_count: 0,
  report_count: 0,
  late_invoice_count: 0,
};

test.each([
  ['minors', { minor_role_count: 1 }],
  ['intimacy', { intimate_role_count: 1 }],
  ['low_fee', { low_fee_role_count: 1 }],
  ['first_project', { completed_project_count: 0 }],
  ['general_mail', { general_mail_count: 1 }],
  ['reports', { report_count: 2 }],
  ['unpaid', { late_invoice_count: 1 }],
] as const)('%s is shown for its own fact only', (risk, fact) => {
  expect(risksOf({ ...NONE, ...fact })).toEqual([risk]);
});

test('a single report is no risk, and a company without facts has no risks', () => {
  expect(risksOf({ ...NONE, report_count: 1 })).toEqual([]);
  expect(risksOf(NONE)).toEqual([]);
});

test('no risk hides another, because each depends on its own fact', () => {
  const facts = fc.record(
    Object.fromEntries(Object.keys(NONE).map((name) => [name, fc.nat(5)])),
  ) as fc.Arbitrary<RiskFacts>;
  fc.assert(
    fc.property(facts, (all) => {
      for (const risk of RISKS) {
        const { fact } = RISK_RULES[risk];
        expect(risksOf(all).includes(risk)).toBe(risksOf({ ...NONE, [fact]: all[fact] }).includes(risk));
      }
    }),
  );
});
