import { expect, test } from 'vitest';
import { ROUTES } from '#web/app/routes.ts';
import { SCREENS_OF_SPEC } from './screens-of-spec.ts';

test.each(['public', 'talent', 'company', 'admin'] as const)(
  'the screens that are %s are those of the spec',
  (role) => {
    const names = ROUTES.filter(({ access }) => access === role).map(({ name }) => name);
    expect(names.toSorted()).toEqual(SCREENS_OF_SPEC[role].toSorted());
  },
);
