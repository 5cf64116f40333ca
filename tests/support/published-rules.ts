import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SaxonJS from 'saxon-js';

/** Set by `npm run test:peppol`: the folder with the compiled rules. */
export const PUBLISHED_RULES_VARIABLE = 'MEDVERKA_TEST_PEPPOL';
/** The file with the compiled rules of each publisher. */
export const PUBLISHED_RULES = { cen: 'cen.sef.json', peppol: 'peppol.sef.json', self: 'self.sef.json' } as const;
type Publisher = keyof typeof PUBLISHED_RULES;

const FAILED = /<svrl:failed-assert\b[^>]*\bid="([^"]+)"/g;

/** Names of the rules that a document breaks, by the published rules of CEN and of Peppol's billing or self-billing. */
export function brokenPublishedRules(
  folder: string,
  document: Uint8Array,
  publishers: readonly Publisher[] = ['cen', 'peppol'],
): string[] {
  const sourceText = Buffer.from(document).toString('utf8');
  return publishers.flatMap((publisher) => {
    const file = PUBLISHED_RULES[publisher];
    const options = { stylesheetInternal: rulesAt(join(folder, file)), sourceText, destination: 'serialized' } as const;
    const { principalResult } = SaxonJS.transform(options, 'sync');
    return [...principalResult.matchAll(FAILED)].flatMap(([, rule]) => rule ?? []);
  });
}

const known = new Map<string, object>();

function rulesAt(path: string): object {
  const rules = known.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as object);
  known.set(path, rules);
  return rules;
}
