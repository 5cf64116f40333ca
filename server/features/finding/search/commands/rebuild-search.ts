import type pg from 'pg';

/** Number of talents per statement; small, so that a profile that is being saved does not wait long. */
const AT_ONCE = 500;

/**
 * Writes the search's rows of all talents anew from their profiles, and forgets talents without a profile. Running
 * processes read the changes with their next search.
 * @returns the number of talents
 */
export async function rebuildSearch(pool: pg.Pool, at_once = AT_ONCE): Promise<number> {
  await pool.query(`
    select forget_talent_search(array(
      select s.talent_id from talent_search s
      where s.facts <> '' and not exists (select from talents t where t.id = s.talent_id)))`);
  let after = '00000000-0000-0000-0000-000000000000';
  let count = 0;
  for (;;) {
    const { rows } = await pool.query<{ id: string }>('select id from talents where id > $1 order by id limit $2', [
      after,
      at_once,
    ]);
    const ids = rows.map(({ id }) => id);
    await pool.query('select refresh_talent_search($1)', [ids]);
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < at_once) return count;
  }
}
