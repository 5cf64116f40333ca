import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FetchOptions, fetchOutside } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';
import { publicLookup } from './public-request.ts';

let server: Server;
let answer: RequestListener;
let asked: string[];
let at: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  at = `https://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (address: string, options: Partial<FetchOptions> = {}) =>
  fetchOutside(address, {
    etag: null,
    max_bytes: 1000,
    max_ms: 5000,
    accept: 'text/calendar',
    reaches_localhost: true,
    proxy: {},
    ...options,
  });
const problemOf = async (...args: Parameters<typeof get>) => {
  const fetched = await get(...args);
  return fetched.is === 'problem' ? fetched.problem : fetched.is;
};

test('a new version is read, and an unchanged one is not sent again', async () => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end('hej');
  };
  expect(await get(`${at}/a?b=c`)).toEqual({ is: 'new', text: 'hej', etag: '"1"' });
  expect(await get(`${at}/a`, { etag: '"1"' })).toEqual({ is: 'same' });
  expect(asked).toEqual(['/a?b=c', '/a']);
});

describe('only the public internet is reached', () => {
  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'http://example.com/',
    'https://a:b@example.com/',
  ])('%s is refused', async (address) => expect(await problemOf(address)).toBe('not_allowed'));

  test('this machine is refused unless it is allowed', async () =>
    expect(await problemOf(`${at}/`, { reaches_localhost: false })).toBe('not_allowed'));

  test.each(['https://10.0.0.1/', 'https://127.0.0.1/', 'http://localhost/', 'file:///etc/passwd'])(
    'a redirect to %s is refused',
    async (location) => {
      answer = (_request, response) => response.writeHead(302, { location }).end();
      expect(await problemOf(`${at}/`)).toBe('not_allowed');
    },
  );

  test('the connection itself resolves a name, and refuses it if one of its addresses is private', async () => {
    const resolving = (...addresses: string[]) =>
      publicLookup(((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never);
    const found = (...addresses: string[]) =>
      new Promise((resolve) =>
        resolving(...addresses)('a.example', {}, (error, address) => resolve(error ? error.message : address)),
      );
    expect(await found('93.184.215.14')).toBe('93.184.215.14');
    expect(await found('93.184.215.14', '192.168.0.1')).toBe('not_allowed');
    expect(await found()).toBe('not_allowed');
    // The connection itself resolves the name, once, so a private address in this answer is refused.
    let count = 0;
    const rebinding = ((_name: string, _options: object, done: (error: null, all: object[]) => void) => {
      count += 1;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    }) as never;
    expect(await problemOf('https://rebound.example/', { resolve: rebinding })).toBe('not_allowed');
    expect(count).toBe(1);
  });
});

describe('limits', () => {
  test('at most three redirects are followed', async () => {
    answer = ({ url }, response) =>
      url === '/3' ? response.end('där') : response.writeHead(301, { location: `/${Number(url?.slice(1)) + 1}` }).end();
    expect(await get(`${at}/0`)).toMatchObject({ text: 'där' });
    answer = ({ url }, response) => response.writeHead(301, { location: `/${Number(url?.slice(1)) + 1}` }).end();
    expect(await problemOf(`${at}/0`)).toBe('refused');
    expect(asked).toHaveLength(8);
  });

  test('answers that are too large, compressed, refused or late have different problems', async () => {
    answer = (_request, response) => {
      response.write('x'.repeat(600));
      response.end('x'.repeat(600));
    };
    expect(await problemOf(`${at}/`)).toBe('too_large');
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    expect(await problemOf(`${at}/`)).toBe('refused');
    answer = (_request, response) => response.writeHead(404).end();
    expect(await problemOf(`${at}/`)).toBe('refused');
    // An endless slow answer: the limit applies to the whole time, not to a pause.
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await problemOf(`${at}/`, { max_ms: 150 })).toBe('too_slow');
    answer = (request) => request.socket.destroy();
    expect(await problemOf(`${at}/`)).toBe('unreachable');
  });
});

test('addresses outside the internet are recognised', () => {
  const here = [
    '0.0.0.0',
    '10.1.1.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.1.1',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
  ];
  const six = ['::', '::1', 'fe80::1', 'fc00::1', '::ffff:8.8.8.8', '64:ff9b::1', '2002::1', '2001:db8::1', 'ff02::1'];
  for (const address of [...here, ...six, 'a.example', '']) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450:400f:80d::200e'])
    expect(isPublicAddress(address), address).toBe(true);
});
