import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isOutage } from '#server/db/outage.ts';
import { readEngineUrl } from '#server/search-engine-url.ts';
import { startOutgoingProxy } from '#tests/support/outgoing-proxy.ts';
import { CERTIFICATE, KEY } from '#tests/support/tls-server.ts';
import { createEngine } from './engine.ts';

/** A node that answers as told. */
async function startNode(answer: RequestListener, isTls = false): Promise<number> {
  const server = isTls ? createTlsServer({ key: KEY, cert: CERTIFICATE }, answer) : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const asJson =
  (body: object, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function engineAt(url: string, proxy = {}, isAlone = false) {
  const engine = createEngine(readEngineUrl(url), proxy, isAlone);
  onTestFinished(() => engine.close());
  return engine;
}
const CALL = { method: 'GET', path: '/talents/_doc/state' } as const;

test('a call is signed in, and sent by TLS to an engine whose authority is trusted only', async () => {
  const port = await startNode(
    (request, response) => asJson({ got: request.headers.authorization })(request, response),
    true,
  );
  const folder = mkdtempSync(join(tmpdir(), 'medverka-ca-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ca.pem');
  writeFileSync(file, CERTIFICATE);
  const trusted = engineAt(`https://search:p%40ss@localhost:${port}?sslrootcert=${file}`);
  expect(await trusted.call(CALL)).toEqual({ got: `Basic ${btoa('search:p@ss')}` });
  await expect(engineAt(`https://localhost:${port}`).call(CALL)).rejects.toThrow('self-signed');
});

test('a node that is away or cannot answer is followed by another one', async () => {
  let asked = 0;
  const failing = await startNode((request, response) => {
    asked += 1;
    asJson({ error: 'no shard' }, 503)(request, response);
  });
  const answering = await startNode(asJson({ found: true }));
  const engine = engineAt(`http://127.0.0.1:1,127.0.0.1:${failing},127.0.0.1:${answering}`);
  for (let call = 0; call < 6; call += 1) expect(await engine.call(CALL)).toEqual({ found: true });
  expect(asked).toBeGreaterThan(0);
});

test('while the nodes agree on who is left, a reading call waits if nothing else can answer, and no other call', async () => {
  const startElection = async () => {
    let asked = 0;
    return await startNode((request, response) => {
      asked += 1;
      asJson({ asked }, asked > 4 ? 200 : 503)(request, response);
    });
  };
  const reading = { ...CALL, isReading: true };
  expect(await engineAt(`http://127.0.0.1:${await startElection()}`, {}, true).call(reading)).toEqual({ asked: 5 });
  await expect(engineAt(`http://127.0.0.1:${await startElection()}`, {}, true).call(CALL)).rejects.toThrow('failed');
  await expect(engineAt(`http://127.0.0.1:${await startElection()}`).call(reading)).rejects.toThrow('failed');
});

test('a silent engine is an outage, an engine that refuses is one, and a wrong call is a bug', async () => {
  const silent = engineAt(`http://127.0.0.1:${await startNode(() => {})}`).call({ ...CALL, patience: 50 });
  const refused = engineAt(`http://127.0.0.1:${await startNode(asJson({}, 401))}`).call(CALL);
  const wrong = engineAt(`http://127.0.0.1:${await startNode(asJson({}, 400))}`).call(CALL);
  const outcomes = await Promise.allSettled([silent, refused, wrong]);
  expect(outcomes.map((one) => one.status === 'rejected' && isOutage(one.reason))).toEqual([true, true, false]);
});

test('a call goes through the proxy of the machine, but for the hosts that need none', async () => {
  const port = await startNode(asJson({ found: true }));
  const proxy = await startOutgoingProxy({ 'engine.example:9200': `http://127.0.0.1:${port}` });
  onTestFinished(() => proxy.stop());
  const settings = { http_proxy: proxy.url, no_proxy: '127.0.0.1' };
  expect(await engineAt('http://engine.example:9200', settings).call(CALL)).toEqual({ found: true });
  expect(await engineAt(`http://127.0.0.1:${port}`, settings).call(CALL)).toEqual({ found: true });
  expect(proxy.asked).toEqual(['GET http://engine.example:9200/talents/_doc/state']);
});
