/** The two badges, computed for each row by the domain's rule and by the SQL of the poll (spec, section 4). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { countBadges } from '#server/features/talk/notification/queries.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany } from '#tests/factories/people.ts';
import { termsJson } from '#tests/factories/terms.ts';
import { type CountedCandidate, countAssignments, countPendingRequests } from '#tests/support/candidate-badges.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Counted = Partial<Omit<CountedCandidate, 'project_id' | 'talent_id'>> & { readonly project?: string };

let server: TestServer;
let company_id: string;
let talent_id: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ company_id } = await aCompany(server));
  [talent_id = ''] = await manyTalents(server, 1);
  // Drops the unique indexes, so that the count itself must recognise two rows of the same talent, project and role.
  await server.services.pool.query(`do $$ declare name text; begin
    for name in select indexname from pg_indexes where tablename = 'candidates' and indexdef like '%UNIQUE%talent_id%'
      loop execute 'drop index ' || name; end loop; end $$`);
});
afterAll(() => server.stop());

const STATUS = { 1: 'draft', 2: 'casting', 3: 'casting', 4: 'casting', 5: 'active' } as const;

function whole({ project = 'p', project_step = 3, ...rest }: Counted): CountedCandidate {
  const asked = { interest_status: 'pending', client_decision: null, is_deleted: false } as const;
  const status = { project_step, project_status: STATUS[project_step] };
  return { project_id: `${project} ${project_step}`, role_index: 0, talent_id, ...asked, ...status, ...rest };
}

async function countedInSql(rows: readonly CountedCandidate[]): Promise<[number, number]> {
  const { pool, db } = server.services;
  await pool.query('delete from candidates');
  await pool.query('delete from projects');
  await pool.query(
    `with k as (select * from jsonb_to_recordset($2) as k (project_id text, role_index smallint, talent_id uuid,
        interest_status text, client_decision text, is_deleted boolean, project_status text, project_step smallint)),
      p as (insert into projects (company_id, title, status, current_step)
        select distinct $1::uuid, project_id, project_status, project_step from k returning id, title),
      r as (insert into project_roles (project_id, role_index, title)
        select id, index, 'Roll' from p, generate_series(0, 1) index returning id, project_id, role_index)
    insert into candidates (project_id, role_id, role_index, talent_id, interest_status, client_decision, is_deleted,
      terms, answer_by)
    select p.id, r.id, k.role_index, k.talent_id, k.interest_status, k.client_decision, k.is_deleted, '${termsJson({ fee: dayFee(ore(0)) })}', '2026-01-01'
    from k join p on p.title = k.project_id join r on r.project_id = p.id and r.role_index = k.role_index`,
    [company_id, JSON.stringify(rows)],
  );
  const { rows: kept } = await pool.query<{ n: number }>('select count(*)::int as n from candidates');
  expect(kept[0]?.n).toBe(rows.length);
  const { pending_request_count, assignment_count } = await countBadges(db, talent_id);
  return [pending_request_count, assignment_count];
}

const STEPS = [1, 2, 3, 4, 5] as const;
const yes = { interest_status: 'interested', client_decision: 'approved' } as const;

test.each<[string, Counted[], requests: number, assignments: number]>([
  ['S-171: one in each step', STEPS.map((project_step) => ({ project_step })), 3, 0],
  [
    'S-172: one of each interest',
    (['pending', 'interested', 'not_interested', 'overdue_interest'] as const).map((interest_status) => ({
      project: interest_status,
      interest_status,
    })),
    2,
    0,
  ],
  [
    'S-173: one of each decision',
    [null, 'approved' as const, 'rejected' as const].map((client_decision) => ({
      project: String(client_decision),
      interest_status: 'interested' as const,
      client_decision,
    })),
    2,
    0,
  ],
  ['S-174: an overdue one', [{ interest_status: 'overdue_interest' }], 0, 0],
  ['S-175: a deleted one', [{ is_deleted: true }], 0, 0],
  ['S-176: the same place twice', [{}, {}], 1, 0],
  ['S-176: two roles', [{}, { role_index: 1 }], 2, 0],
  ['S-176: two projects', [{}, { project: 'q' }], 2, 0],
  ['S-177: an approved one in each step', STEPS.map((project_step) => ({ ...yes, project_step })), 3, 1],
  [
    'S-177: one of each decision in step 5',
    [null, 'approved' as const, 'rejected' as const].map((client_decision) => ({
      project: String(client_decision),
      project_step: 5 as const,
      interest_status: 'interested' as const,
      client_decision,
    })),
    0,
    1,
  ],
  [
    'S-177: the same place twice',
    [
      { ...yes, project_step: 5 },
      { ...yes, project_step: 5 },
    ],
    0,
    1,
  ],
])('%s', async (_, rows, requests, assignments) => {
  const candidates = rows.map(whole);
  expect([countPendingRequests(candidates), countAssignments(candidates)]).toEqual([requests, assignments]);
  expect(await countedInSql(candidates)).toEqual([requests, assignments]);
});
