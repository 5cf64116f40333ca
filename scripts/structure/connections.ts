import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

/** Every connection to PostgreSQL has an end, which those that are made in one folder are given. */
export const connections: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !path.startsWith('server/db/') && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = onlyCode(text);
      return [...code.matchAll(/\bnew pg\.(?:Client|Pool)\b/g)].map(({ index }) => ({
        path: `${path}:${lineAt(code, index)}`,
        message: 'This connection has no time limits. Make it with createPool or createLoneClient from server/db.',
      }));
    });
