import { expect, test } from 'vitest';
import { readCells } from './cells.ts';

test('cells give the values of a line of JSON, and unreadable cells stay as written', () => {
  const cells = {
    first_name: ' Ada ',
    height_cm: '172',
    skills: 'riding:3| dance : 2|swimming',
    licences: 'b|',
    sizes: 'shoe:38,5',
    travels: 'Ja',
    may_work: 'kanske',
    playing_age_min: 'ung',
    bio: '',
  };
  expect(readCells(cells)).toEqual({
    first_name: 'Ada',
    height_cm: 172,
    skills: [{ id: 'riding', level: 3 }, { id: 'dance', level: 2 }, { id: 'swimming' }],
    licences: ['b'],
    sizes: [{ id: 'shoe', value: 38.5 }],
    travels: true,
    may_work: 'kanske',
    playing_age_min: 'ung',
  });
});
