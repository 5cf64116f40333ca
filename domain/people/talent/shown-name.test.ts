import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

const legal = { first_name: 'Tova', last_name: 'Berg-Lind' };

test('a talent is shown under the stage name, or else under the legal name', () => {
  expect(shownName({ legal, stage_name: '', protected_number: null })).toEqual(legal);
  expect(shownName({ legal, stage_name: 'Sol', protected_number: null })).toEqual({ first_name: 'Sol', last_name: '' });
  expect(shownName({ legal, stage_name: ' DJ Sol Ek ', protected_number: null })).toEqual({
    first_name: 'DJ',
    last_name: 'Sol Ek',
  });
});

test('a protected identity is shown under a stage name without the surname, or under a number', () => {
  const neutral = { first_name: 'Medverkande', last_name: '48213' };
  expect(shownName({ legal, stage_name: '', protected_number: 48_213 })).toEqual(neutral);
  expect(shownName({ legal, stage_name: 'Sol Ek', protected_number: 48_213 }).first_name).toBe('Sol');
  for (const stage_name of ['Sol Lind', 'berg', 'Sol Berg-Lind'])
    expect(shownName({ legal, stage_name, protected_number: 48_213 })).toEqual(neutral);
  expect(shownName({ legal, stage_name: 'Sol Lindberg', protected_number: 48_213 }).last_name).toBe('Lindberg');
});
