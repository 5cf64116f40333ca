import { isTest, lineAt, onlyCode, type Rule } from './source.ts';

/** Connections to PostgreSQL are made in server/db only, where they get time limits. */
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
