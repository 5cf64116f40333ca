import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expressions, RULES_FILE } from './read-rules.ts';

/** The program promtool of Prometheus; undefined if it is not installed. */
export const PROMTOOL = process.env.PROMTOOL_PATH;

/** Prometheus reads the text once a minute for this long. */
const MINUTES = 120;

/** The measurements of a process, as it writes them. */
interface Scraped {
  readonly before: string;
  /** Two hours later; the same by default. */
  readonly after?: string;
  /** Name of the process, for rules that compare several. */
  readonly instance?: string;
}

const lines = (text: string) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w[^ ]*(?:\{.*\})?) (-?[\d.e+-]+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );

/**
 * The series that the rules ask for. Counters grow evenly, and everything else has the later value from the start.
 */
function seriesOf({ before, after = before, instance = 'a' }: Scraped): (readonly [series: string, values: string])[] {
  const counters = new Set(
    [...after.matchAll(/^# TYPE (\w+) (counter|histogram)$/gm)].flatMap(([, name = '']) => [
      name,
      ...['bucket', 'count', 'sum'].map((part) => `${name}_${part}`),
    ]),
  );
  const first = lines(before);
  const asked = new Set(expressions().flatMap((expression) => expression.match(/\w+/g) ?? []));
  return [...lines(after)].flatMap(([series, value]) => {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
    if (!asked.has(name)) return [];
    const from = counters.has(name) ? (first.get(series) ?? 0) : value;
    const labelled = `${name}{${[`job="medverka",instance="${instance}"`, labels].filter(Boolean).join(',')}}`;
    return [[labelled, `${from}+${(value - from) / MINUTES}x${MINUTES}`] as const];
  });
}

const up = (isUp: boolean, instance = 'a'): readonly [string, string] => [
  `up{job="medverka",instance="${instance}"}`,
  `${isUp ? 1 : 0}x${MINUTES}`,
];

/** What Prometheus reads, and the alerts that must fire at the end. */
export interface Expected {
  readonly names: readonly string[];
  readonly processes: readonly Scraped[];
  /** False for processes that do not answer. */
  readonly isUp?: boolean;
  /** False if other alerts may fire too. */
  readonly isAlone?: boolean;
}

function testOf({ names, processes, isUp = true, isAlone = true }: Expected) {
  const all = processes.flatMap((one) => [up(isUp, one.instance), ...(isUp ? seriesOf(one) : [])]);
  const among = isAlone ? '' : `,alertname=~"${names.join('|')}"`;
  return {
    interval: '1m',
    input_series: all.map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: `group by (alertname) (ALERTS{alertstate="firing"${among}})`,
        eval_time: `${MINUTES}m`,
        exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
}

/**
 * Lets Prometheus read measurements for two hours, by the rules of ops/rules.yml; each case begins anew.
 * @throws with promtool's words if other alerts fire than expected
 */
export async function expectFiring(cases: readonly Expected[]): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'medverka-rules-'));
  const file = join(folder.path, 'test.json');
  const tests = cases.map(testOf);
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [resolve(RULES_FILE)], evaluation_interval: '1m', tests }));
  await promisify(execFile)(PROMTOOL ?? 'promtool', ['test', 'rules', file]).catch((error: { stderr?: string }) => {
    throw new Error(`Other alerts fire than expected:\n${error.stderr}`);
  });
}
