import { expect, test } from 'vitest';
import { accountCalled, ourAccounts } from './our-accounts.ts';

const IBAN = 'SE3550000000054910000003';
const OTHER = 'SE4550000000058398257466';
const first = { iban: IBAN, bankgiro: '5551239' };

test('an account is found by IBAN, bankgiro and number, and a foreign one is not', () => {
  const accounts = ourAccounts([first, { iban: OTHER, bankgiro: '50501055' }]);
  const named = (told: string) => accountCalled(accounts, told)?.name;
  expect([IBAN, '5551239', '54910000003', '10000003'].map(named)).toEqual([IBAN, IBAN, IBAN, IBAN]);
  expect([OTHER, '50501055', '58398257466'].map(named)).toEqual([OTHER, OTHER, OTHER]);
  expect(['0000003', '5551238', '', `${IBAN}0`].map(named)).toEqual([undefined, undefined, undefined, undefined]);
});

test('versions that share a number are one account with its first name', () => {
  const moved = [first, { iban: OTHER, bankgiro: '5551239' }, { iban: OTHER, bankgiro: '50501055' }];
  expect(ourAccounts(moved)).toEqual([{ name: IBAN, ibans: [IBAN, OTHER], bankgiros: ['5551239', '50501055'] }]);
  const apart = [first, { iban: OTHER, bankgiro: '50501055' }, { iban: OTHER, bankgiro: '5551239' }];
  expect(ourAccounts(apart)).toMatchObject([{ name: IBAN, ibans: [IBAN, OTHER] }]);
  // An account between two others keeps its place.
  const third = { iban: 'SE7280000810340009783242', bankgiro: '55512347' };
  expect(ourAccounts([first, third, { ...first, bankgiro: '1' }]).map(({ name }) => name)).toEqual([IBAN, third.iban]);
});
