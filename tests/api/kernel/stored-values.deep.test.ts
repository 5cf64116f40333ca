/** Rules that the database enforces even if a command breaks them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statesOf } from '#domain/kernel/workflow/workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let project_id: string;
let candidate_id: string;
beforeAll(async () => {
  server = await startTestServer();
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  project_id = (await aProject(server, company, { step: 3, asked: [talent] })).id;
  candidate_id = (await candidateOf(company, project_id, talent)).id;
});
afterAll(() => server.stop());

/** The constraint that a change of a row breaks; 'kept' if the database accepts the change, which is rolled back. */
async function said(table: string, id: string, values: Record<string, unknown>): Promise<string> {
  const names = Object.keys(values);
  const sets = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update ${table} set ${sets} where id = $1`, [id, ...Object.values(values)]);
    return 'kept';
  } catch (error) {
    return String((error as { constraint?: string }).constraint);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the database refuses an impossible value:', () => {
  test('a project is in step 1 to 5, each with its status (S-141)', async () => {
    for (const current_step of [0, 6, -1])
      for (const status of ['draft', 'casting', 'active', 'completed', 'cancelled'])
        expect(await said('projects', project_id, { current_step, status })).toMatch(/^projects_(step|state)_valid$/);
    const states = statesOf(projectWorkflow);
    expect([...new Set(states.map(({ current_step }) => current_step))].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { status, current_step } of states)
      expect(await said('projects', project_id, { status, current_step })).toBe('kept');
  });

  test('an interest is one of four (S-143)', async () => {
    for (const interest_status of ['pending', 'interested', 'not_interested', 'overdue_interest'])
      expect(await said('candidates', candidate_id, { interest_status })).toBe('kept');
    for (const interest_status of ['', 'maybe', 'INTERESTED'])
      expect(await said('candidates', candidate_id, { interest_status })).toBe('candidates_interest_valid');
  });

  test('a decision is a yes, a no or none (S-144)', async () => {
    for (const client_decision of ['approved', 'rejected', null])
      expect(await said('candidates', candidate_id, { client_decision, interest_status: 'interested' })).toBe('kept');
    for (const client_decision of ['', 'pending', 'Approved'])
      expect(await said('candidates', candidate_id, { client_decision })).toBe('candidates_decision_valid');
  });
});

describe('what is stored', () => {
  const COLLECTIONS = [
    'company_notifications',
    'project_edit_logs',
    'project_chats',
    'email_verification_codes',
    'password_reset_tokens',
  ];
  const columns = async () => {
    const { rows } = await server.services.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and is_nullable = 'NO'`,
    );
    return new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  };

  test('the five collections of the spec exist (S-148)', async () => {
    const { rows } = await server.services.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any($1)`,
      [COLLECTIONS],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...COLLECTIONS].sort());
  });

  test('every entity has its key and its two dates, never null, and every change moves the second date (S-137, S-201)', async () => {
    // Notices of companies and of talents are views of the same table.
    const tables = [
      ...COLLECTIONS.filter((name) => name !== 'company_notifications'),
      'talents',
      'companies',
      'projects',
      'candidates',
      'bookings',
      'notices',
      'project_messages',
    ];
    const known = await columns();
    const lacking = tables
      .flatMap((table) => ['id', 'created_date', 'updated_date'].map((column) => `${table}.${column}`))
      .filter((column) => !known.has(column));
    expect(lacking).toEqual([]);
    const { rows } = await server.services.pool.query<{ name: string }>(
      `select event_object_table as name from information_schema.triggers
       where event_manipulation = 'UPDATE' and action_timing = 'BEFORE' and action_statement like '%touch_updated_date%'`,
    );
    const touched = new Set(rows.map(({ name }) => name));
    expect(tables.filter((table) => !touched.has(table))).toEqual([]);
  });
});
