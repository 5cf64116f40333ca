import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEYS_KEPT_MS, KEYS_REFETCHED_AT_MOST_EVERY_MS, PROVIDER_PATIENCE_MS, providerKeys } from './provider-keys.ts';

const SECOND = 1000;

let asked = 0;
let published: object[] = [];
const server = createServer((_request, response) => {
  asked += 1;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
});
let url: string;

/** Makes the key with which the provider signs from now on; the earlier key is no longer published. */
async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  published = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];
  return { token: await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey) };
}

/** Moves the faked clock forward; the network is real. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe("a provider's key set", () => {
  it('is fetched once in ten minutes', async () => {
    const { token } = await newKey('one');
    const keys = providerKeys(url);
    for (let minute = 0; minute < 10; minute += 1) {
      await jwtVerify(token, keys);
      pass(60 * SECOND - 1);
    }
    expect(asked).toBe(1);
    pass(SECOND);
    await jwtVerify(token, keys);
    expect([asked, KEYS_KEPT_MS]).toEqual([2, 600_000]);
  });

  it('is fetched once by simultaneous sign-ins', async () => {
    const { token } = await newKey('one');
    const keys = providerKeys(url);
    await Promise.all(Array.from({ length: 8 }, () => jwtVerify(token, keys)));
    expect(asked).toBe(1);
  });

  it('is fetched at once for an unknown key id', async () => {
    const first = await newKey('one');
    const keys = providerKeys(url);
    await jwtVerify(first.token, keys);
    pass(KEYS_REFETCHED_AT_MOST_EVERY_MS + 1);
    const second = await newKey('two');
    await jwtVerify(second.token, keys);
    expect(asked).toBe(2);
  });

  it('is fetched at most once in half a minute for made-up key ids', async () => {
    expect([KEYS_REFETCHED_AT_MOST_EVERY_MS, PROVIDER_PATIENCE_MS]).toEqual([30_000, 5_000]);
    const { token: unknown } = await newKey('made-up');
    const { token } = await newKey('one');
    const keys = providerKeys(url);
    await jwtVerify(token, keys);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(jwtVerify(unknown, keys)).rejects.toThrow();
    expect(asked).toBe(1);
    pass(KEYS_REFETCHED_AT_MOST_EVERY_MS + 1);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(jwtVerify(unknown, keys)).rejects.toThrow();
    expect(asked).toBe(2);
  });

  it('refuses a token of another key with a known key id', async () => {
    const { token } = await newKey('one');
    await newKey('one');
    await expect(jwtVerify(token, providerKeys(url))).rejects.toThrow();
  });
});
