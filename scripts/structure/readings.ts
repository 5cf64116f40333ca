import { isTest, type Rule } from './source.ts';

/** The readers of people's texts for wishes. They take the time that the text takes. */
const READERS: ReadonlySet<string> = new Set([
  'domain/finding/search/read-brief.ts',
  'domain/finding/search/split-roles.ts',
  'domain/finding/matching/query-of-text.ts',
  'domain/projects/project/project-of-brief.ts',
]);
const THE_THREAD = 'server/search-index/brief-job.ts';

/** Texts are read beside the process (docs/decisions/0135): done where people are answered, one text holds up everybody. */
export const readings: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && path !== THE_THREAD && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isTypeOnly }) => READERS.has(target) && !isTypeOnly)
        .map(({ target }) => ({
          path,
          message: `reads texts by ${target}: ask services.briefs, which does it beside.`,
        })),
    );
