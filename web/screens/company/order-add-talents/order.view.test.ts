import { expect, test } from 'vitest';
import { projectInput } from '#contract/projects/project.ts';
import { draftOrder, isOpenOrder, orderFacts } from './order.view.ts';

test.each([
  [0, 0, 'Inga platser ännu'],
  [1, 1, '1 plats, 1 godkänd'],
  [12, 0, '12 platser, 0 godkända'],
])('%d places of which %d are filled read “%s”', (headcount, approved_count, words) => {
  expect(orderFacts({ headcount, approved_count })).toBe(words);
});

test('an order is open for people as a draft and while casting, not afterwards', () => {
  const open = (['draft', 'casting', 'active', 'completed', 'cancelled'] as const).filter((status) =>
    isOpenOrder({ status }),
  );
  expect(open).toEqual(['draft', 'casting']);
});

test('a new order passes the contract', () => {
  expect(projectInput.parse(draftOrder('Fyra statister'))).toMatchObject({ kind: 'order', title: 'Fyra statister' });
});
