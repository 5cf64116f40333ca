import { expect, test } from 'vitest';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { askedText, foundText, NAME_MAX, newText, proposedName, queryText, silentText } from './saved-search.view.ts';

const riding: Wish = { demand: 'must', any: [{ kind: 'skill', id: 'riding' }] };
const place: Wish = { demand: 'must', any: [{ kind: 'place', id: '1480' }] };
const asking = (wishes: readonly Wish[], text = ''): TalentQuery => ({ text, wishes, unknown: [] });

test('the proposed name lists the wishes, own ones before those that were read', () => {
  expect(proposedName(asking([riding]))).toBe('Ridning');
  expect(proposedName(asking([riding], 'i Göteborg'), { wishes: [place], words: '' })).toBe('Ridning, Göteborg');
  expect(proposedName(asking([], 'Öhman'))).toBe('Öhman');
  expect(proposedName(asking([], 'Öhman i Göteborg'), { wishes: [place], words: 'Öhman' })).toBe('Göteborg, Öhman');
  expect(proposedName(asking([]))).toBe('Alla talanger');
});

test('a proposed name has a maximum length, and is cut between wishes', () => {
  const name = proposedName(asking(Array.from({ length: 30 }, () => riding)));
  expect(name.length).toBeLessThanOrEqual(NAME_MAX);
  expect(name).toMatch(/^Ridning(, ridning)+$/);
  expect(proposedName(asking([], 'x'.repeat(500)))).toHaveLength(NAME_MAX);
});

test('a query is put in words', () => {
  expect(queryText(asking([riding, place], ' Öhman '))).toBe('Ridning; Göteborg; ”Öhman”');
  expect(queryText(asking([]))).toBe('Alla');
  expect(queryText(asking([place, { ...riding, demand: 'merit' }, { ...riding, demand: 'not' }]))).toBe(
    'Göteborg; gärna ridning; inte ridning',
  );
});

test('the wishes of a saved search are not repeated if its name states them', () => {
  const query = asking([place, riding]);
  expect(askedText({ name: 'Göteborg, ridning', query })).toBeUndefined();
  expect(askedText({ name: 'Ryttare', query })).toBe('Göteborg; ridning');
  const many = asking(Array.from({ length: 30 }, () => riding));
  expect(askedText({ name: proposedName(many), query: many })).toBe(queryText(many));
});

test('the counts of a saved search are put in words', () => {
  expect([0, 1, 34].map((found_count) => foundText({ found_count }))).toEqual([
    'Ingen passade',
    '1 passade',
    '34 passade',
  ]);
  expect([0, 1, 2].map((new_count) => newText({ new_count }))).toEqual([
    undefined,
    '1 ny sedan du tittade',
    '2 nya sedan du tittade',
  ]);
});

test('the reason why no mails come is shown only if they are turned on', () => {
  expect(silentText({ notify: 'off', has_passed: true, is_too_wide: true })).toBeUndefined();
  expect(silentText({ notify: 'daily', has_passed: false, is_too_wide: false })).toBeUndefined();
  expect(silentText({ notify: 'daily', has_passed: true, is_too_wide: true })).toMatch(/har varit/);
  expect(silentText({ notify: 'daily', has_passed: false, is_too_wide: true })).toMatch(/snävare/);
});
