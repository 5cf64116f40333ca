/** A process with a collector hands over the spans of requests, statements, calls and work, and nothing personal. */

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const PACKAGES = 'ops/tracing/node_modules/@opentelemetry/sdk-trace';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector that takes traces by HTTP, as JSON. */
async function startCollector() {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      for (const resource of JSON.parse(body).resourceSpans)
        for (const scope of resource.scopeSpans) spans.push(...scope.spans);
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    stop: () => server.close(),
  };
}

const SECRET = {
  first: 'Zyxvelina',
  last: 'Qvarnstrandh',
  email: 'zyxvelina.q@example.se',
  password: 'tre små grisar 9',
};

describe.skipIf(!existsSync(PACKAGES))('traces (need npm ci --prefix ops/tracing)', () => {
  let folder: string;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let server: ServerProcess;
  let dropDatabase: () => Promise<void>;
  const REQUEST = 'c0ffee00-1234-4abc-8def-0123456789ab';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'medverka-traces-'));
    collector = await startCollector();
    const database = await createTestDatabase();
    dropDatabase = database.drop;
    server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: '0',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
      SOCIAL_STANDIN: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const answer = await fetch(`${server.url}/api/v1/account/talent-sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': REQUEST },
      body: JSON.stringify({
        first_name: SECRET.first,
        last_name: SECRET.last,
        email: SECRET.email,
        password: SECRET.password,
        birth_date: '1995-05-05',
        accepts_terms: true,
      }),
    });
    expect(answer.status).toBe(200);
    await fetch(`${server.url}/no-such/${SECRET.first}?email=${SECRET.email}`);
    await fetch(`${server.url}/api/v1/talents/${SECRET.first}?text=${SECRET.last}`);
    const social = await fetch(`${server.url}/api/v1/account/social/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'google', redirect_to: '/login', return_to: `/${SECRET.first}` }),
    });
    expect(social.status).toBe(200);
    await database.pool.query(`update schedules set next_date = '2020-01-01' where job = 'sweep-deadlines'`);
    await database.pool.query(`select pg_notify('medverka_jobs', '')`);
    await vi.waitFor(() => expect(named(/^job sweep-deadlines$/)).not.toEqual([]), { timeout: 60_000, interval: 200 });
    await vi.waitFor(() => expect(named(/^work mail$/)).not.toEqual([]), { timeout: 60_000, interval: 200 });
    // The last spans are handed over at the stop.
    await server.stop();
  });
  afterAll(async () => {
    collector.stop();
    await dropDatabase();
    rmSync(folder, { recursive: true, force: true });
  });

  const named = (name: RegExp) => collector.spans.filter((span) => name.test(span.name));
  const attributesOf = (span: Span | undefined) =>
    Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

  test('a request is a span by its route, with its statements below it', () => {
    const [request] = named(/^POST \/api\/v1\/account\/talent-sign-up$/);
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/account/talent-sign-up',
      'http.response.status_code': 200,
      'medverka.request_id': REQUEST,
    });
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert', 'commit']));
    expect(named(/^GET \/api\/v1\/talents\/:id$/)).toHaveLength(1);
    expect(named(/no-such/)).toEqual([]);
  });

  test('the work that follows from a request is in its trace, with statements of its own, and jobs are spans', () => {
    const trace = REQUEST.replaceAll('-', '');
    const [mail] = named(/^work mail$/).filter(({ traceId }) => traceId === trace);
    expect(mail).toBeDefined();
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === mail?.spanId)).not.toEqual([]);
    const [job] = named(/^job sweep-deadlines$/);
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)).not.toEqual([]);
  });

  test('an outgoing call is a span below the request that makes it', () => {
    const [request] = named(/^POST \/api\/v1\/account\/social\/start$/);
    const calls = named(/^call GET$/).filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(calls).not.toEqual([]);
    for (const call of calls)
      expect(attributesOf(call)).toEqual({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
  });

  test('the lines of the log name the trace', () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes(REQUEST));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ trace_id: REQUEST.replaceAll('-', '') });
  });

  test('no span holds a name, an address, a value or a header', () => {
    const text = collector.text();
    expect(text).toContain('insert into');
    for (const word of Object.values(SECRET)) expect(text).not.toContain(word);
    for (const word of ['127.0.0.1', '1995-05-05', 'content-type', 'user-agent']) expect(text).not.toContain(word);
    // Texts within a statement are left out too, such as the id of the request.
    for (const span of collector.spans) expect(attributesOf(span)['db.query.text'] ?? '').not.toContain("'");
    const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual([
      'db.operation.name',
      'db.query.text',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'medverka.request_id',
    ]);
  });
});
