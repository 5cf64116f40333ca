import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

/**
 * One schema reads all incoming ids and spells them as the database does: two spellings of one id would make two keys
 * of a map, two locks and two files.
 */
export const oneId: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:contract|server)\//.test(path) && !isTest(path) && path !== 'contract/kernel/fields.ts')
    .flatMap(({ path, text }): Problem[] => {
      const code = withoutComments(text);
      return [...code.matchAll(/\bz\s*\.(?:uuid|guid)\(/g)].map(({ index }) => ({
        path: `${path}:${lineAt(code, index)}`,
        message: 'This id has its own schema. Use `id` from contract/kernel/fields.ts.',
      }));
    });
