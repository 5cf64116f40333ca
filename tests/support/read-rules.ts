import { readFileSync } from 'node:fs';

/** The rules for Prometheus. */
export const RULES_FILE = 'ops/rules.yml';

export interface Alert {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly handbook: string;
}

const ANNOTATIONS = ['summary', 'description', 'handbook'];

/** The lines `<key>: <value>` of the file, in order. */
const pairs = () =>
  [...readFileSync(RULES_FILE, 'utf8').matchAll(/^\s*(?:- )?([a-z]+): (.+)$/gm)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );

/** Every expression, of alerts and of recorded series. */
export const expressions = (): string[] => pairs().flatMap(([key, value]) => (key === 'expr' ? [value] : []));

/** The names of the series that the rules record. */
export const recorded = (): string[] => pairs().flatMap(([key, value]) => (key === 'record' ? [value] : []));

/** All alerts with their annotations. */
export function alerts(): Alert[] {
  const found: Record<string, string>[] = [];
  for (const [key, value] of pairs()) {
    if (key === 'alert') found.push({ name: value });
    else if (ANNOTATIONS.includes(key)) Object.assign(found.at(-1) ?? {}, { [key]: value });
  }
  return found as unknown as Alert[];
}
