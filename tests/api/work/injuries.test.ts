import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eraseTalent } from '#server/features/office/erasure/commands/erase-talent.ts';
import { INJURY_WORDS } from '#tests/factories/injuries.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { admin, aReport, caseOf, codeOf, company, openInjuries, ownOf, server, wordsFor } from './injury-acts.ts';

openInjuries();

describe('what is told about an injury', () => {
  test('is read by the talent and by finance, whose reading is logged, and never by the company', async () => {
    const { worker, id } = await aReport();
    expect((await wordsFor(worker.talent, id)).body).toEqual(INJURY_WORDS);
    expect((await wordsFor(admin, id)).body).toEqual(INJURY_WORDS);
    const { rows } = await sql<{ looks_at: string }>`
      select looks_at from audit_entries where route = 'GET /work-injuries/:id/words' and ${id} = any(about_ids::text[])`.execute(
      server.services.db,
    );
    expect(rows).toEqual([{ looks_at: 'health' }]);
    expect(codeOf(await wordsFor(company, id))).toBe('forbidden');
    expect(codeOf(await wordsFor(await aTalent(server), id))).toBe('not_found');
    expect(await ownOf(company, id)).toMatchObject({ talent_name: worker.talent.name, status: null, reason: null });
    expect(await ownOf(await aCompany(server), id)).toBeUndefined();
  });

  test('is stored sealed, and is in no event, notice or mail', async () => {
    const { id } = await aReport();
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(i)::text as text from work_injuries i where id = ${id}
      union all select payload::text from events where subject_id = ${id}
      union all select title || message from talent_notifications union all
      select title || message from company_notifications union all select content::text from outbox`.execute(
      server.services.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    const told = Object.values(INJURY_WORDS).filter((words) => words !== null);
    expect(rows.filter(({ text }) => told.some((words) => text.includes(words)))).toEqual([]);
  });

  test('is in the archive of the talent, and gone when the talent is erased', async () => {
    const { worker, id } = await aReport();
    const { account_id, talent_id, name, email } = worker.talent;
    const { own_data, db, env } = server.services;
    const data = own_data.find((one) => one.name === 'arbetsskador');
    const { rows } = (await data?.rows({ account_id, talent_id }).execute(db)) ?? { rows: [] };
    expect(rows.map((row) => data?.open?.(env, row))).toMatchObject([{ ...INJURY_WORDS, happened_on: '2026-12-10' }]);
    await inTransaction(db, async (trx) => {
      await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
      await eraseTalent(trx, env, { account_id, talent_id, name, email }, momentOf(server.services.clock()));
    });
    expect((await wordsFor(admin, id)).status).toBe(404);
    expect(await caseOf(id)).toMatchObject({ status: 'reported' });
  });
});
