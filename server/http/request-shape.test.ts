import { expect, test } from 'vitest';
import { checkShape } from './request-shape.ts';

const production = { node_env: 'production', base_url: 'https://medverka.example' } as const;
interface Sent {
  readonly headers?: readonly (readonly [string, string])[];
  readonly url?: string;
  readonly route?: string;
  readonly env?: { readonly node_env: 'production' | 'development'; readonly base_url: string };
  readonly socket?: object;
}
const HOST = ['Host', 'medverka.example'] as const;

/** The code of a refusal; null if the request passes. */
function whyNot(
  { headers = [HOST], url = '/', route = '/', env = production, socket = {} }: Sent,
  check = checkShape(env),
) {
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const request = { raw: { rawHeaders: headers.flat(), url, socket }, headers: named, routeOptions: { url: route } };
  let code: string | null = null;
  check(request as never, {} as never, (refusal) => {
    code = refusal?.code ?? null;
  });
  return code;
}

const more = (count: number) => [HOST, ...Array.from({ length: count }, (_, n) => [`x-${n}`, ''] as const)];
test.each<[string, Sent, string | null]>([
  ['with our host', {}, null],
  ['with our host in other letters and its port', { headers: [['hOST', 'MEDVERKA.example:443']] }, null],
  ['with another host', { headers: [['host', 'other.example']] }, 'wrong_host'],
  ['with another port', { headers: [['host', 'medverka.example:8443']] }, 'wrong_host'],
  ['of a load balancer', { headers: [['host', '10.0.0.1:80']], route: '/health' }, null],
  [
    'with another host where it is no production',
    { headers: [['host', 'x']], env: { ...production, node_env: 'development' } },
    null,
  ],
  ['without a host', { headers: [] }, 'bad_request'],
  ['with two hosts', { headers: [HOST, HOST] }, 'bad_request'],
  ['with a host that is none', { headers: [['host', 'a b']] }, 'bad_request'],
  ['with a port that is none', { headers: [['host', 'medverka.example:99999']] }, 'bad_request'],
  ['for a whole address', { url: 'http://medverka.example/' }, 'bad_request'],
  ['with a hundred headers', { headers: more(99) }, null],
  ['with one more', { headers: more(100) }, 'headers_too_large'],
  ['that is compressed', { headers: [HOST, ['content-encoding', 'gzip']] }, 'wrong_content_type'],
])('a request %s', (_, sent, why) => expect(whyNot(sent)).toBe(why));

test('requests read behind a refused one are refused with it', () => {
  const [check, socket] = [checkShape(production), {}];
  expect(whyNot({ headers: [['host', 'other.example']], socket }, check)).toBe('wrong_host');
  expect(whyNot({ socket }, check)).toBe('bad_request');
  expect(whyNot({ socket: {} }, check)).toBeNull();
});
