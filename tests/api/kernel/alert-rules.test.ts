/** The rules for Prometheus name only what the product has: a misspelt name would make an alert silent for ever. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/registry/contract.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { alerts, expressions, recorded } from '#tests/support/read-rules.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let text: string;
beforeAll(async () => {
  server = await startTestServer({ BASE_URL: 'https://localhost:1' });
  const { port, stop } = await serveMetrics(server.services.metrics, { host: '127.0.0.1', port: 0 });
  text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await stop();
});
afterAll(() => server.stop());

/** The series of an expression, each with its conditions: `name{label="value"}`. */
const series = (expression: string) =>
  [...expression.matchAll(/\b((?:medverka|http|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels]) => ({
      name,
      conditions: [...(labels ?? '').matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', how = '', value = '']) => ({
          label,
          how,
          value,
        }),
      ),
    }),
  );
const asked = () => expressions().flatMap(series);
const withLabel = (label: string) =>
  asked().flatMap(({ conditions }) => conditions.filter((condition) => condition.label === label));

test('every series of the rules is a measurement of the product', () => {
  const measured = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const names = asked().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !measured.includes(name))).toEqual([]);
  const own = expressions().flatMap((expression) => expression.match(/\bmedverka:[\w:]+/g) ?? []);
  expect(own.filter((name) => !recorded().includes(name))).toEqual([]);
});

test('every value that a rule asks for is one that the product measures', () => {
  for (const label of ['what', 'part', 'work', 'kind', 'state']) {
    const values = new Set(withLabel(label).flatMap(({ value }) => value.split('|')));
    expect(values.size).toBeGreaterThan(0);
    const measured = [...text.matchAll(new RegExp(`[{,]${label}="(\\w+)"`, 'g'))].map(([, value]) => value);
    // Dead mails have no row while there are none.
    expect([...values].filter((value) => !measured.includes(value) && label !== 'kind')).toEqual([]);
  }
});

test('every route of the rules is a route of the product, by the method of its commands', () => {
  const routes = Object.keys(contract).map((name) => name.replace(' ', ' /api/v1'));
  const beside = ['GET /api/v1/live', 'POST /api/v1/uploads/:id', 'GET /ready'];
  for (const { value } of withLabel('route')) {
    const [, before = value, choices = '', after = ''] = /^(.*)\((.*)\)(.*)$/.exec(value) ?? [];
    const named = choices === '' ? [value] : choices.split('|').map((choice) => before + choice + after);
    for (const path of named)
      expect([...routes, ...beside].filter((route) => route.endsWith(` ${path}`))).not.toEqual([]);
    const { method } = Object.fromEntries(
      asked()
        .filter(({ conditions }) => conditions.some((condition) => condition.value === value))
        .flatMap(({ conditions }) => conditions.map((condition) => [condition.label, condition.value])),
    );
    if (method) for (const path of named) expect(routes).toContain(`${method} ${path}`);
  }
});

test('every alert is in the handbook, with the sentences that it sends', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z][A-Za-z]+)` \| (.+) \| (.+) \|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(alerts().map(({ name, summary, description }) => [name, summary, description]));
  expect(page).toContain('\n### Alerts\n');
  for (const { handbook } of alerts()) expect(handbook).toBe('docs/operating.md#alerts');
});
