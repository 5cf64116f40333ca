import { expect, test } from 'vitest';
import { accountHint } from './payment-words.ts';

const kept = { kind: 'bank', bank: 'SEB', ends_with: '60' } as const;

test('a talent with an umbrella company is asked for its account, and everybody else for their own', () => {
  expect(accountHint('A', null)).toBeUndefined();
  expect(accountHint('F', kept)).toBe('Sparat: SEB, slutar på 60. Fyll bara i om det ska ändras.');
  expect(accountHint('UMBRELLA', null)).toContain('bolagets konto eller bankgiro, inte ditt eget');
  expect(accountHint('UMBRELLA', kept)).toMatch(/inte ditt eget.*Sparat: SEB/);
});
