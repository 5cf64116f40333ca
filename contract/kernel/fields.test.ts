import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dayOf } from '#domain/kernel/time/day.ts';
import { writtenInstant } from './fields.ts';

describe('an instant in a request', () => {
  const form = z.object({ at: writtenInstant }).refine(({ at }) => dayOf(at) > '2000-01-01', 'Välj en senare dag.');

  test.each(['10000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'i morgon', '2101-01-01T00:00:00Z'])(
    'is refused beside its field, before anything counts with its day: %s',
    (at) => {
      expect(form.safeParse({ at }).error?.issues.map(({ path }) => path)).toEqual([['at']]);
    },
  );
});
