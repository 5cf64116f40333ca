import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { TalentResults } from '#contract/finding/search.ts';
import type { Env } from '#server/env.ts';
import { TODAY } from '../moment.ts';
import { signIn } from '../session-cookie.ts';
import { get } from './calls.ts';

const CHANGES = 10;
const PATIENCE_MS = 10_000;
/** Invented words of letters only. They begin with 'bänkord', so that they are nobody's name. */
const wordOf = (at: number) => `bänkord${'abcdefghij'.charAt(at % 10)}${'qwxzvkpgtb'.charAt(at % 10)}`;

interface Person {
  readonly id: string;
  readonly account_id: string;
  readonly bio: string;
}

/**
 * Changes profiles through one server process and searches for them through another on the same database.
 * @returns for each change the time in ms from its answer until a search found the profile; Infinity if none did
 */
export async function measureFreshness(
  pool: pg.Pool,
  env: Env,
  changedAt: string,
  searchedAt: { readonly url: string; readonly cookie: string },
): Promise<number[]> {
  const { rows } = await pool.query<Person>(
    `select t.id, t.account_id, t.bio from talents t join talent_search s on s.talent_id = t.id
     where s.is_findable and s.visible_from <= ${TODAY} and exists (select from media m where m.talent_id = t.id)
       and t.height_cm is not null and t.hair_color is not null and t.eye_color is not null
       -- A text of somebody under 18 waits for an administrator.
       and t.birth_date < ${TODAY} - interval '18 years'
     order by t.id limit $1`,
    [CHANGES],
  );
  const times: number[] = [];
  for (const [at, { id, account_id, bio }] of rows.entries()) {
    const word = wordOf(at);
    const cookie = await signIn(pool, env, account_id);
    const answer = await fetch(`${changedAt}/api/v1/talent/profile`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ bio: `${bio} ${word}` }),
    });
    if (!answer.ok) throw new Error(`A profile was not changed: ${answer.status} ${await answer.text()}`);
    const from = performance.now();
    const path = `/api/v1/talents?${new URLSearchParams({ text: word })}`;
    let isFound = false;
    while (!isFound && performance.now() - from < PATIENCE_MS) {
      const { items }: TalentResults = JSON.parse(await get(searchedAt.url + path, searchedAt.cookie));
      isFound = items.some((item) => item.id === id);
    }
    times.push(isFound ? performance.now() - from : Number.POSITIVE_INFINITY);
  }
  return times;
}
