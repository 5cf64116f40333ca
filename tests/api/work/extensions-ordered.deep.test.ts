/** An extension is ordered as offered, declined or signed by the talent, and charged once when both have signed. */
import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { aCompany } from '#tests/factories/people.ts';
import { first, goTo, granted, openRights, report, server, talentOf, tv, WORK } from './right-acts.ts';

openRights();

test('an extension is ordered as it was seen, and each signed one is charged once', async () => {
  const one = await granted([{ ...tv, fee_ore: kronor(3_000) }]);
  await goTo(WORK);
  await report(one, await first(one), WORK);
  const { company } = one;
  const talent = talentOf(one);
  const params = { id: (await first(one)).id };
  const offer = await company.api.ok('GET /rights/:id/extension', { params });
  const right = { ends_on: offer.ends_on, total_ore: offer.company.total_ore };
  const order = (seen = right, name = company.name, by = company) =>
    by.api.call('POST /rights/:id/extension', { params, body: { name, accepts: true, seen } });
  const codeOf = async (answer: ReturnType<typeof order>) =>
    ((await answer).body as { error?: { code: string } }).error?.code;
  expect(await codeOf(order(right, company.name, await aCompany(server)))).toBe('not_found');
  expect(await codeOf(order(right, 'En annan'))).toBe('name_differs');
  expect(await codeOf(order({ ...right, total_ore: kronor(1) }))).toBe('changed_meanwhile');
  expect(await codeOf(order({ ...right, ends_on: WORK }))).toBe('changed_meanwhile');
  expect((await order()).status).toBe(200);
  const agreements = async () =>
    (
      await server.services.pool.query<{ id: string; version: number; status: string; charges: number }>(
        `select id, version, status, (select count(*)::int from charges g where g.source_id = a.id) as charges
         from agreements a where extends_right_id = $1 order by created_date, version`,
        [params.id],
      )
    ).rows;
  const answer = async (act: 'sign' | 'decline') => {
    const { id = '' } = (await agreements()).at(-1) ?? {};
    if (act === 'decline') {
      const body = { reason: 'Jag medverkar för en konkurrent då.' };
      return talent.api.ok('POST /agreements/:id/decline', { params: { id }, body });
    }
    const { sha256 } = await talent.api.ok('GET /agreements/:id', { params: { id } });
    const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
    return talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  };
  await answer('decline');
  expect((await order()).status).toBe(200);
  expect(await codeOf(order())).toBe('extension_ordered');
  await answer('sign');
  const next = await company.api.ok('GET /rights/:id/extension', { params });
  expect((await order({ ends_on: next.ends_on, total_ore: next.company.total_ore })).status).toBe(200);
  await answer('sign');
  const kept = (await agreements()).map(({ version, status, charges }) => [version, status, charges]);
  expect(kept).toEqual([
    [1, 'declined', 0],
    [2, 'signed', 1],
    [3, 'signed', 1],
  ]);
});
