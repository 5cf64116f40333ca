import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { statesOf } from '#domain/kernel/workflow/workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { countBadges } from '#server/features/talk/notification/queries.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { termsJson } from '#tests/factories/terms.ts';
import { type CountedCandidate, countAssignments, countPendingRequests } from '#tests/support/candidate-badges.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let talents: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
  talents = await manyTalents(server, 2);
});
afterAll(() => server.stop());

// All states that the workflows declare and the constraints allow.
const projectStates = statesOf(projectWorkflow);
const candidateStates = statesOf(candidateWorkflow);

const arbitraryRow = fc.record({
  project: fc.nat({ max: 3 }),
  role_index: fc.nat({ max: 1 }),
  talent: fc.nat({ max: 1 }),
  state: fc.constantFrom(...candidateStates),
});
// Half of the projects have a state that counts, so that most examples count something.
const counting = projectStates.filter(({ status }) => status === 'casting' || status === 'active');
const arbitraryProject = fc.oneof(fc.constantFrom(...projectStates), fc.constantFrom(...counting));
const arbitraryMarket = fc.record({
  projects: fc.array(arbitraryProject, { minLength: 4, maxLength: 4 }),
  rows: fc.array(arbitraryRow, { minLength: 6, maxLength: 25, size: 'max' }),
});

type Market = typeof arbitraryMarket extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Leaves out rows that the database would refuse: for each project, role and talent it allows only one request that is
 * not deleted.
 */
function withoutSecondOpenOnes({ rows }: Market): Market['rows'] {
  const open = new Set<string>();
  return rows.filter((row) => {
    const place = `${row.project} ${row.role_index} ${row.talent}`;
    if (row.state.is_deleted) return true;
    return open.has(place) ? false : open.add(place);
  });
}

const countedOf = (market: Market, talent: number): CountedCandidate[] =>
  withoutSecondOpenOnes(market)
    .filter((row) => row.talent === talent)
    .map(({ project, role_index, state }) => ({
      project_id: String(project),
      role_index,
      talent_id: String(talent),
      ...state,
      project_status: market.projects[project]?.status ?? 'draft',
      project_step: market.projects[project]?.current_step ?? 1,
    }));

/** Replaces the rows with those of a market. */
async function write(market: Market): Promise<void> {
  const { pool } = server.services;
  await pool.query('delete from candidates');
  await pool.query('delete from projects');
  await pool.query(
    `with made as (
      insert into projects (company_id, title, status, current_step)
      select $1, p.place::text, p.status, p.step
      from unnest($2::text[], $3::smallint[]) with ordinality as p (status, step, place) returning id)
    insert into project_roles (project_id, role_index, title) select id, index, 'Roll' from made, generate_series(0, 1) index`,
    [company.company_id, market.projects.map((p) => p.status), market.projects.map((p) => p.current_step)],
  );
  const rows = withoutSecondOpenOnes(market).map(({ project, role_index, talent, state }) => ({
    title: String(project + 1),
    role_index,
    talent_id: talents[talent],
    ...state,
  }));
  await pool.query(
    `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, client_decision, is_deleted,
      terms, answer_by)
    select p.id, r.id, k.role_index, k.talent_id, k.interest_status, k.client_decision, k.is_deleted, '${termsJson({ fee: dayFee(ore(0)) })}', '2026-01-01'
    from jsonb_to_recordset($1) as k (title text, role_index smallint, talent_id uuid, interest_status text,
        client_decision text, is_deleted boolean)
      join projects p on p.title = k.title join project_roles r on r.project_id = p.id and r.role_index = k.role_index`,
    [JSON.stringify(rows)],
  );
}

test('the badges counted in SQL are those of the rules, whatever the rows', async () => {
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryMarket, async (market) => {
      await write(market);
      for (const [talent, talent_id] of talents.entries()) {
        const candidates = countedOf(market, talent);
        const badges = await countBadges(server.services.db, talent_id);
        expect(badges).toEqual({
          pending_request_count: countPendingRequests(candidates),
          assignment_count: countAssignments(candidates),
        });
        counted += badges.pending_request_count + badges.assignment_count;
      }
    }),
    { numRuns: 80 },
  );
  // Proves that the counts are not always 0.
  expect(counted).toBeGreaterThan(50);
});
