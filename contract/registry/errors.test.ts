import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ErrorKinds } from '#contract/kernel/error-kind.ts';
import { ERRORS } from './errors.ts';

test('the catalogue has the codes of every context, and each is declared once', async () => {
  const files = globSync('contract/**/errors.ts').filter((path) => path !== 'contract/registry/errors.ts');
  expect(files.length).toBe(14);
  const parts = await Promise.all(
    files.map(async (path): Promise<{ errors: ErrorKinds }> => import(`${process.cwd()}/${path}`)),
  );
  const declared = parts.flatMap(({ errors }) => Object.keys(errors));
  expect(declared.sort()).toEqual(Object.keys(ERRORS).sort());
});
