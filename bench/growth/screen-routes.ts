/** The routes that screens call: those of the contract that a file of `web/` names, whole or with a part left open. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '#contract/registry/contract.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** A route in quotation marks or backticks. */
const NAMED = /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\n]*)['"`]/g;

/** The client of the record calls, which no screen uses. */
const FOR_PROGRAMS = 'records.ts';

function textsOfWeb(): string[] {
  return readdirSync(WEB, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name) && entry.name !== FOR_PROGRAMS)
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Matches a route that a text names; `${…}` may be any part of a path. */
const matching = (named: string) =>
  new RegExp(
    `^${named
      .split(/\$\{[^}]*\}/)
      .map(RegExp.escape)
      .join('[\\w/-]+')}$`,
  );

/** All routes that screens call, in the order of the contract. */
export function screenRoutes(): string[] {
  const named = new Set(textsOfWeb().flatMap((text) => [...text.matchAll(NAMED)].map(([, route = '']) => route)));
  const patterns = [...named].map(matching);
  return Object.keys(contract).filter((route) => patterns.some((pattern) => pattern.test(route)));
}
