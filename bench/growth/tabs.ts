import http from 'node:http';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** An account may open a few tabs. */
const TABS_OF_A_SESSION = 4;

/** Opens the live stream of one tab. Returns how to close it; undefined if it is refused. */
function openTab(url: string, cookie: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, fail) => {
    const request = http.get(`${url}${API_PREFIX}/live`, { headers: { cookie }, agent: false }, (answer) => {
      answer.resume();
      answer.on('error', () => {});
      resolve(answer.statusCode === 200 ? () => request.destroy() : undefined);
    });
    request.on('error', fail);
  });
}

/**
 * Opens this many tabs of people of the crowd.
 * @returns a function that closes them
 */
export async function openTabs({ url, services: { pool, env } }: TestServer, count: number): Promise<() => void> {
  const { rows } = await pool.query<{ id: string; expires_date: string }>(
    `select s.id, s.expires_date from sessions s join accounts a on a.id = s.account_id
     where a.role <> 'admin' and s.id::text like '0000%' order by s.id`,
  );
  const opened: (() => void)[] = [];
  const sessions = Array.from({ length: TABS_OF_A_SESSION }, () => rows).flat();
  for (const { id, expires_date } of sessions) {
    if (opened.length === count) break;
    const close = await openTab(
      url,
      `${cookieName(env, 'session')}=${signCookie(env, 'session', `${id}.${Date.parse(expires_date)}`)}`,
    );
    if (close) opened.push(close);
  }
  if (opened.length < count) throw new Error(`Only ${opened.length} of ${count} tabs could be opened.`);
  return () => {
    for (const close of opened) close();
  };
}
