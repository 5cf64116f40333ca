import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { CERTIFICATE, CERTIFICATE_ENDS, startTlsServer } from '#tests/support/tls-server.ts';
import { measureCertificate } from './measure-certificate.ts';

const DAY_SECONDS = 86_400;
/** Ten days before the certificate ends. */
const clock = () => new Date(CERTIFICATE_ENDS - 10 * DAY_SECONDS * 1000);

function measuring(base_url: string) {
  const registry = new Registry();
  measureCertificate(registry, { base_url, clock });
  return async (name: string) => {
    const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`medverka_certificate_${name} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };
}

async function aTlsServer() {
  const server = await startTlsServer();
  onTestFinished(server.stop);
  return server;
}

test('the time until a certificate ends is measured, whether this machine trusts it or not', async () => {
  const { url } = await aTlsServer();
  const untrusted = measuring(url);
  expect([await untrusted('seconds'), await untrusted('up')]).toEqual([10 * DAY_SECONDS, 0]);

  const before = getCACertificates('default');
  setDefaultCACertificates([...before, CERTIFICATE]);
  onTestFinished(() => setDefaultCACertificates(before));
  const trusted = measuring(url);
  expect([await trusted('seconds'), await trusted('up')]).toEqual([10 * DAY_SECONDS, 1]);
});

test('the address is asked once, however often it is measured', async () => {
  const { url, asked } = await aTlsServer();
  const measured = measuring(url);
  for (let round = 0; round < 5; round++) expect(await measured('seconds')).toBe(10 * DAY_SECONDS);
  expect(asked()).toBe(1);
});

test('an address that does not speak TLS has no time, and one without https no measurement at all', async () => {
  const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  onTestFinished(() => void plain.close());
  plain.listen(0, 'localhost');
  await once(plain, 'listening');
  const measured = measuring(`https://localhost:${(plain.address() as AddressInfo).port}`);
  expect([await measured('seconds'), await measured('up')]).toEqual([undefined, 0]);
  expect(await measuring('http://localhost:3000')('up')).toBeUndefined();
});
