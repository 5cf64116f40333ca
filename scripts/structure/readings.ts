import { isTest, type Rule } from './source.ts';

/** The parsers of searches and briefs, which take longer for longer texts. */
const READERS: ReadonlySet<string> = new Set([
  'domain/finding/search/read-brief.ts',
  'domain/finding/search/split-roles.ts',
  'domain/finding/matching/query-of-text.ts',
  'domain/projects/project/project-of-brief.ts',
]);
const THE_THREAD = 'server/search-index/brief-job.ts';

/**
 * Texts are parsed in worker threads (docs/decisions/0135): in the server's main thread, one text would delay all
 * callers.
 */
export const readings: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && path !== THE_THREAD && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isTypeOnly }) => READERS.has(target) && !isTypeOnly)
        .map(({ target }) => ({
          path,
          message: `Must not parse texts with ${target}. Call services.briefs, which parses in a worker thread.`,
        })),
    );
