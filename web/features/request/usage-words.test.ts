import { expect, test } from 'vitest';
import { monthsText, usageFacts } from './usage-words.ts';

test('months are said as people say them', () => {
  expect([1, 3, 12, 18, 24].map(monthsText)).toEqual(['1 månad', '3 månader', '1 år', '18 månader', '2 år']);
});

test('what is not said is said to be open', () => {
  expect(usageFacts([]).map((fact) => fact.value)).toEqual(['Inte angivet', 'Inte angivet', 'Inte angivet']);
  expect(usageFacts([{ media: ['tv', 'online'], territory: 'SE', months: 12 }])).toEqual([
    { label: 'Var det visas', value: 'TV, Online' },
    { label: 'Område', value: 'Sverige' },
    { label: 'Hur länge', value: '1 år' },
  ]);
});

test('lines after the first are told apart by their number', () => {
  const line = { media: ['tv'], territory: 'SE', months: 12 };
  expect(usageFacts([line, line]).map((fact) => fact.label)).toEqual([
    ...['Var det visas', 'Område', 'Hur länge'],
    ...['Var det visas 2', 'Område 2', 'Hur länge 2'],
  ]);
});
