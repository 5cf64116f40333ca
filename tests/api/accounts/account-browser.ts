import { API_PREFIX } from '#contract/kernel/route.ts';
import { overHttp } from '#tests/support/over-http.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape, and where one is not as the test says, the test fails
  readonly body: any;
  readonly set_cookies: string[];
}

/** An API client that keeps cookies as a browser does; `headers` are sent with every call. */
export function openBrowser(url: string, headers: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await overHttp(url + API_PREFIX + path, {
      method,
      headers: { ...headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      body,
    });
    const set_cookies = answer.headers['set-cookie'] ?? [];
    for (const line of set_cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0(;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body: JSON.parse(answer.text), set_cookies };
  };
  return {
    jar,
    headers,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
  };
}

/** The status, code and message of a refusal. */
export const refusal = ({ status, body }: Answer) => ({
  status,
  code: body.error?.code,
  message: body.error?.message,
});

/**
 * The sorted attributes with which an answer sets a cookie: those of the last line for this name, empty without one.
 */
export const attributesOf = ({ set_cookies }: Answer, name: string) =>
  (set_cookies.findLast((line) => line.startsWith(`${name}=`)) ?? '').split('; ').slice(1).sort();
