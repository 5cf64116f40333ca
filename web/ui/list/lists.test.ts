import { describe, expect, test } from 'vitest';
import { listProblems } from '#web/ui/form/form-errors.ts';
import { fitWithin, needsResize } from '#web/ui/form/image-size.ts';
import { matchOptions } from '#web/ui/form/option.ts';
import { reduceToasts, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS, type Toast } from '#web/ui/overlay/toast-reducer.ts';
import { nextSort, sortRows } from './sort-rows.ts';

const towns = ['Borås', 'Göteborg', 'Örebro', 'Östersund', 'Upplands Väsby'].map((label) => ({ value: label, label }));
const found = (typed: string) => matchOptions(towns, typed).map(({ label }) => label);

test('options that begin with the typed text come first, and plain letters find å ä ö', () => {
  expect(found('goteborg')).toEqual(['Göteborg']);
  expect(found('ö')).toEqual(['Örebro', 'Östersund', 'Borås', 'Göteborg']);
  expect(found('väs')).toEqual(['Upplands Väsby']);
  expect(found('')).toHaveLength(5);
  expect(found('zzz')).toEqual([]);
});

describe('sorting', () => {
  test('sorts words in Swedish order, numbers by size, and empty values last in both directions', () => {
    expect(sortRows(['Öberg', 'Ahl', 'Ärlig', '', 'Zorn'], (name) => name, 'ascending')).toEqual([
      'Ahl',
      'Zorn',
      'Ärlig',
      'Öberg',
      '',
    ]);
    expect(sortRows([3, null, 20, 1], (value) => value, 'descending')).toEqual([20, 3, 1, null]);
  });
  test('a press on the header reverses the order', () => {
    const first = nextSort(undefined, 'name');
    expect(first).toEqual({ column: 'name', direction: 'ascending' });
    expect(nextSort(first, 'name').direction).toBe('descending');
    expect(nextSort(first, 'age')).toEqual({ column: 'age', direction: 'ascending' });
  });
});

describe('toasts', () => {
  const toast = (id: number): Toast => ({ id: String(id), text: `Nummer ${id}`, tone: 'agreed', is_open: true });
  test('of 25 toasts the 20 newest remain', () => {
    let all: readonly Toast[] = [];
    for (let id = 1; id <= 25; id++) all = reduceToasts(all, { kind: 'added', toast: toast(id) });
    expect(all).toHaveLength(TOAST_LIMIT);
    expect([all[0]?.id, all.at(-1)?.id]).toEqual(['25', '6']);
  });
  test('a dismissed toast is hidden but kept, a removed one is gone', () => {
    const two = [toast(2), toast(1)];
    const dismissed = reduceToasts(two, { kind: 'dismissed', id: '1' });
    expect(dismissed.map(({ is_open }) => is_open)).toEqual([true, false]);
    expect(reduceToasts(dismissed, { kind: 'removed', id: '1' }).map(({ id }) => id)).toEqual(['2']);
    expect(reduceToasts(two, { kind: 'dismissed' }).every(({ is_open }) => !is_open)).toBe(true);
    expect(reduceToasts(two, { kind: 'removed' })).toEqual([]);
  });
  test('the delay of a dismissed toast is that of the spec', () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });
});

test('only large images are resized, to a longest side of 1920 and the same proportions', () => {
  expect(needsResize({ type: 'image/jpeg', size: 524_288 })).toBe(false);
  expect(needsResize({ type: 'image/jpeg', size: 524_289 })).toBe(true);
  expect(needsResize({ type: 'image/svg+xml', size: 9_000_000 })).toBe(false);
  expect(fitWithin({ width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 });
  expect(fitWithin({ width: 1000, height: 4000 })).toEqual({ width: 480, height: 1920 });
  expect(fitWithin({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});

test('form errors are found at any depth', () => {
  const errors = {
    title: { type: 'required', message: 'Skriv en titel.', ref: { id: 'a1' } },
    roles: [undefined, { fee: { type: 'min', message: 'Arvodet saknas.' } }],
    message: { message: 'Skriv ett meddelande.' },
    root: { type: 'server', message: 'Nej.' },
  };
  expect(listProblems(errors)).toEqual([
    { path: 'title', message: 'Skriv en titel.', element_id: 'a1' },
    { path: 'roles.1.fee', message: 'Arvodet saknas.', element_id: undefined },
    { path: 'message', message: 'Skriv ett meddelande.', element_id: undefined },
    { path: 'root', message: 'Nej.', element_id: undefined },
  ]);
});
