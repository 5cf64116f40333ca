import { expect, test } from 'vitest';
import { contract } from '#contract/registry/contract.ts';
import { SHOWN } from './shown.ts';

test('each reason for growth is of a route of the contract', () => {
  expect(Object.keys(SHOWN).filter((route) => !(route in contract))).toEqual([]);
});
