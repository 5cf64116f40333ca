import { expect } from '@playwright/test';
import type { Talent } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/**
 * Inserts notices to a talent, named 'Notis 1' and so on, a minute apart, the last one newest. The first `read` are
 * read.
 */
export async function givenNotices(server: TestServer, talent: Talent, count: number, read = 0): Promise<void> {
  await server.services.pool.query(
    `insert into notices (audience, talent_id, title, message, type, read, created_date)
     select 'talent', $1, 'Notis ' || n, 'Något har hänt.', 'message', n <= $3, app_now() - make_interval(mins => $2 - n)
     from generate_series(1, $2::int) n`,
    [talent.talent_id, count, read],
  );
}

/** Expects that a talent has been told something, which a mail of the next morning may repeat. */
export async function isTold({ api }: Talent, title: RegExp): Promise<void> {
  const { items } = await api.ok('GET /notifications', { query: {} });
  expect(items.map((notice) => notice.title)).toContainEqual(expect.stringMatching(title));
}
