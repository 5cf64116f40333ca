import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { STAGES } from './steps.ts';

const TREE = [
  'domain/money/invoice/loss.test.ts',
  'domain/money/invoice/loss.ts',
  'server/features/money/invoice/commands.ts',
  'tests/api/money/invoice-papers.deep.test.ts',
  'tests/api/money/invoices.test.ts',
  'tests/api/accounts/retention.test.ts',
  'tests/e2e/money.test.ts',
];

/** The files that each step runs, by the step's name. */
function read(...words: string[]) {
  const wanted = readArguments(words, STAGES.core, TREE);
  if (typeof wanted === 'string') return wanted;
  return wanted.steps.map(({ name }) => [name, ...(wanted.files.get(name) ?? [])]);
}

test('without words every step of the tier runs whole', () => {
  expect(read()).toEqual(STAGES.core.flat().map(({ name }) => [name]));
});

test('names of steps run these', () => {
  expect(read('unit', 'lint')).toEqual([['lint'], ['unit']]);
});

test('a file of tests is run by the step that takes it, with its name or without', () => {
  expect(read('unit', 'tests/api/accounts/retention.test.ts')).toEqual([
    ['unit', 'tests/api/accounts/retention.test.ts'],
  ]);
  expect(read('./tests/e2e/money.test.ts')).toEqual([['e2e', 'tests/e2e/money.test.ts']]);
});

test('a folder means all tests below it', () => {
  expect(read('tests/api/')).toEqual([
    [
      'unit',
      'tests/api/money/invoice-papers.deep.test.ts',
      'tests/api/money/invoices.test.ts',
      'tests/api/accounts/retention.test.ts',
    ],
  ]);
});

test('a folder of features means its tests in every layer, of every tier', () => {
  expect(read('invoice')).toEqual([
    [
      'unit',
      'domain/money/invoice/loss.test.ts',
      'tests/api/money/invoice-papers.deep.test.ts',
      'tests/api/money/invoices.test.ts',
    ],
  ]);
});

test('a word that means nothing, and a step that runs none of the files, are said', () => {
  expect(read('unti')).toMatch(/^'unti' is not a step/);
  expect(read('domain/money/invoice/loss.ts')).toMatch(/is not a step, a test file/);
  expect(read('e2e', 'tests/api/accounts/retention.test.ts')).toBe(
    'The step e2e cannot run tests/api/accounts/retention.test.ts.',
  );
});
