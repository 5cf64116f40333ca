import type { Rule } from './source.ts';

const BANNED = /(^|[/-])(utils?|helpers?|misc|common|shared|index)\.(tsx?|mjs)$|\/(utils?|helpers?|misc|common)\//;
const KEBAB = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.(?:tsx?|mjs)$/;

/**
 * The name of a file says what the file contains. Names of catch-all files, such as utils.ts, and of files that only
 * re-export others, such as index.ts, are forbidden.
 */
export const fileNames: Rule = (files) =>
  files.flatMap(({ path }) => {
    if (BANNED.test(path))
      return [
        {
          path,
          message:
            'The name does not say what the file contains. Name the file after what it does, and import from it directly.',
        },
      ];
    if (!KEBAB.test(path.split('/').at(-1) ?? ''))
      return [{ path, message: 'The name must be in kebab-case, like person-row.tsx.' }];
    return [];
  });
