import { expect, test } from 'vitest';
import { type DatabasePlace, hostName, readDatabaseUrl, shownDatabase } from './database-url.ts';

const NO_TLS = { sslmode: undefined, sslrootcert: undefined, sslcert: undefined, sslkey: undefined };

test.each<[string, Partial<DatabasePlace>]>([
  ['postgres://ada:secret@db.example/medverka', { hosts: [{ host: 'db.example', port: 5432 }], must_write: false }],
  ['postgresql://db.example:6432/m', { user: undefined, password: undefined, database: 'm' }],
  ['postgres://ada:p%40ss%2F%C3%B6:x@h/m', { user: 'ada', password: 'p@ss/ö:x', hosts: [{ host: 'h', port: 5432 }] }],
  ['postgres://ada:p@ss@h/m', { user: 'ada', password: 'p@ss', hosts: [{ host: 'h', port: 5432 }] }],
  ['postgres://[2001:db8::1]:6000/m', { hosts: [{ host: '2001:db8::1', port: 6000 }] }],
  ['postgres://u:p@127.0.0.1:5433/m?host=%2Frun%2Fpostgres', { hosts: [{ host: '/run/postgres', port: 5433 }] }],
  ['postgres:///m?host=/run/postgres', { hosts: [{ host: '/run/postgres', port: 5432 }] }],
  ['postgres://%2Frun%2Fpostgres:5434/m', { hosts: [{ host: '/run/postgres', port: 5434 }] }],
  ['postgres://h/m?options=-c%20jit%3Doff', { options: '-c jit=off' }],
  ['postgres://h/m?sslmode=require', { tls: { ...NO_TLS, sslmode: 'require' } }],
])('an address of one host is read: %s', (url, place) => {
  expect(readDatabaseUrl(url)).toMatchObject(place);
});

const [ONE, OTHER] = [
  { host: 'h1', port: 5432 },
  { host: 'h2', port: 6000 },
];
test.each([
  'postgres://u:p@h1:5432,h2:6000/m?target_session_attrs=read-write',
  'postgres://u:p@h1,h2:6000/m?target_session_attrs=read-write',
  'postgres://u:p@/m?host=h1,h2&port=5432,6000&target_session_attrs=read-write',
])('an address of several hosts is read: %s', (url) => {
  expect(readDatabaseUrl(url)).toMatchObject({ hosts: [ONE, OTHER], must_write: true, user: 'u', password: 'p' });
});

test.each([
  ['mysql://h/m', 'must be an address such as postgres://'],
  ['h1:5432', 'must be an address such as postgres://'],
  ['postgres://u:50%@h/m', '%25'],
  ['postgres://u:p@/m', 'must name a host'],
  ['postgres://h:99999/m', 'ports from 1 to 65535'],
  ['postgres://h:5432x/m', 'like host1:5432,host2:5432'],
  ['postgres://h1,h2,h3/m?port=1,2', 'one port for all hosts'],
  ['postgres://h1,h2/m', 'target_session_attrs=read-write with several hosts'],
  ['postgres://h1,h2/m?target_session_attrs=any', 'target_session_attrs=read-write with several hosts'],
  ['postgres://h/m?target_session_attrs=standby', 'read-write or any'],
  ['postgres://h/m?sslmode=prefer', 'must have disable, require, verify-ca, verify-full as sslmode'],
  ['postgres://h/m?sslmode=verify-ca', 'must have a sslrootcert'],
  ['postgres://h/m?sslrootcert=/ca.pem', 'best verify-full'],
  ['postgres://h/m?sslmode=require&sslkey=/key.pem', 'sslcert and sslkey with each other'],
  ['postgres://h/m?ssl=true', 'must not have the parameter ssl'],
])('a wrong address is refused in words: %s', (url, words) => {
  expect(() => readDatabaseUrl(url)).toThrow(words);
});

test('a shown database has no password', () => {
  const place = readDatabaseUrl('postgres://u:secret@[::1]:5433,h2/m?target_session_attrs=read-write');
  expect(shownDatabase(place)).toBe('[::1]:5433,h2:5432/m');
  expect(hostName({ host: '/run', port: 5432 })).toBe('/run:5432');
});
