import { expect, test } from 'vitest';
import { monthsText, usageFacts } from './usage-words.ts';

test('months are said as people say them', () => {
  expect([1, 3, 12, 18, 24].map(monthsText)).toEqual(['1 månad', '3 månader', '1 år', '18 månader', '2 år']);
});

test('what is not said is said to be open', () => {
  expect(usageFacts({ usage_media: [], usage_territory: null, usage_months: null }).map((fact) => fact.value)).toEqual([
    'Inte angivet',
    'Inte angivet',
    'Inte angivet',
  ]);
  expect(usageFacts({ usage_media: ['tv', 'online'], usage_territory: 'SE', usage_months: 12 })).toEqual([
    { label: 'Var det visas', value: 'TV, Online' },
    { label: 'Område', value: 'Sverige' },
    { label: 'Hur länge', value: '1 år' },
  ]);
});
