import { expect, test } from 'vitest';
import type { TalentLine } from '#contract/people/admin-talent.ts';
import { bulkQuestion, comparedOf, mayBe, outcomeText } from './bulk.view.ts';

test('a bulk command applies only to the talents that allow it', () => {
  const line = (id: string, actions: TalentLine['actions']) => ({ id, actions }) as TalentLine;
  const chosen = [line('one', ['approve', 'suspend']), line('two', ['reinstate'])];
  expect(mayBe('suspend', chosen).map(({ id }) => id)).toEqual(['one']);
  expect(bulkQuestion('suspend', 1).confirm).toBe('Stäng av en talang');
});

test('the outcome of a bulk command counts decided, skipped and changed profiles', () => {
  expect(outcomeText('approve', 2, 1)).toBe('2 profiler är godkända. En lämnades som den var.');
  expect(outcomeText('approve', 0, 2, 1)).toBe(
    'Ingen ändrades. 2 lämnades som de var. En profil hade ändrats sedan listan lästes och behöver granskas igen.',
  );
  expect(outcomeText('suspend', 0, 2)).toBe('Ingen ändrades. 2 lämnades som de var.');
  expect(outcomeText('ask-changes', 1, 0)).toBe('En talang har fått veta vad som ska ändras.');
});

test('a comparison needs exactly two talents, both of which can be merged', () => {
  const line = (id: string, actions: TalentLine['actions'] = ['merge']) => ({ id, actions }) as TalentLine;
  expect(comparedOf([line('one'), line('two')])).toEqual(['one', 'two']);
  expect(comparedOf([line('one')])).toBeUndefined();
  expect(comparedOf([line('one'), line('two'), line('three')])).toBeUndefined();
  expect(comparedOf([line('one'), line('two', ['approve'])])).toBeUndefined();
});
