/**
 * A production that is made to be shown: requests and signatures are refused without rights, or without the statement
 * that it is not shown.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, aRole, formOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const COMMERCIAL = { production_type: 'commercial_film' as const };
const OPEN = 'POST /projects/:id/open-casting';
const SIGN = 'POST /projects/:id/agreements/sign';

/**
 * Makes a project a commercial after its talents were asked or booked: a project can be in this state if it is older
 * than the rule.
 */
async function makeCommercial(id: string): Promise<void> {
  await server.services.pool.query("update projects set production_type = 'commercial_film' where id = $1", [id]);
  await forgetWord(id);
}

/** The roles no longer say that nothing is shown, as roles from before the rule. */
const forgetWord = (id: string) =>
  server.services.pool.query(`update project_roles set terms = terms || '{"rights": null}' where project_id = $1`, [
    id,
  ]);

test('no talent is asked for a commercial before its company has said where it is shown, or that it is not', async () => {
  const talent = await aTalent(server);
  const unsaid = { ...termsFor(ore(450_000)), rights: null };
  const body = aForm(server, { ...COMMERCIAL, roles: [aRole({ terms: unsaid })] });
  const draft = await company.api.ok('POST /projects', { body });
  const params = { id: draft.id };
  expect(draft.missing).toEqual(['rights']);
  expect((await company.api.refusal(OPEN, { params })).code).toBe('project_incomplete');
  const roles = [aRole({ id: draft.roles[0]?.id, terms: { ...unsaid, rights: [] } })];
  await company.api.ok('PUT /projects/:id', { params, body: { ...formOf(draft), roles } });
  await company.api.ok(OPEN, { params });
  await aRequest(server, company, draft.id, talent);
});

test('a project that casts already asks no more talents until it has said where it is shown', async () => {
  const [talent, first] = [await aTalent(server), await aTalent(server)];
  const { id, roles } = await aProject(server, company, { step: 3, asked: [first] });
  await makeCommercial(id);
  const refused = await company.api.refusal('POST /projects/:id/requests', {
    params: { id },
    body: {
      picks: [{ role_id: roles[0]?.id ?? '', talent_id: talent.talent_id }],
      answer_by: aForm(server).dates[0]?.starts_on ?? '',
      message: '',
    },
  });
  expect(refused).toMatchObject({
    code: 'terms_incomplete',
    data: { roles: [{ lacks: [{ code: 'rights_unsaid' }] }] },
  });
});

test('a company signs no commercial without a right to show it, unless it says in words that it is not shown', async () => {
  const talent = await aTalent(server);
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  await makeCommercial(id);
  await server.services.scribe.settled();
  const params = { id };
  const read = async () => (await company.api.ok('GET /projects/:id/agreements', { params, query: {} })).items;
  const [waiting] = await read();
  expect(waiting?.rights_unsaid).toBe(true);
  const agreements = [{ id: waiting?.id ?? '', sha256: waiting?.sha256 ?? '' }];
  const body = { name: company.name, accepts: true as const, agreements };
  expect((await company.api.refusal(SIGN, { params, body })).code).toBe('rights_unsaid');
  expect((await read())[0]?.awaits).toBe('company');
  await company.api.ok(SIGN, { params, body: { ...body, not_shown: true } });
  const { rows } = await server.services.pool.query(
    'select not_shown from agreement_signatures where agreement_id = $1',
    [waiting?.id],
  );
  expect(rows).toEqual([{ not_shown: true }]);
});

test('a right of the role, or its word that it is not shown, is asked about no more when the company signs, and without a type of production the same is asked', async () => {
  const talent = await aTalent(server);
  const role = aRole();
  const roles = [{ ...role, terms: { ...role.terms, rights: [] } }];
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { ...COMMERCIAL, roles } });
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  expect(items.map(({ rights_unsaid }) => rights_unsaid)).toEqual([false]);
  const ofNoType = await aProject(server, company, { step: 5, asked: [await aTalent(server)] });
  const unsaid = async () => {
    const read = await company.api.ok('GET /projects/:id/agreements', { params: { id: ofNoType.id }, query: {} });
    return read.items.map(({ rights_unsaid }) => rights_unsaid);
  };
  expect(await unsaid()).toEqual([false]);
  await forgetWord(ofNoType.id);
  expect(await unsaid()).toEqual([true]);
});
