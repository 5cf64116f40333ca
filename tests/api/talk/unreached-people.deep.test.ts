/** What a person, and administrators, read while mails to an address come back, and how the address is changed then. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownData } from '#server/features/accounts/own-data.ts';
import { tokenTo } from '#tests/api/accounts/security-people.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { asked, bounceMail, INBOUND, postMail, returnAddresses } from './incoming-acts.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer(INBOUND);
  server.setClock('2026-08-14T10:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const NEW_TITLE = 'Bekräfta din nya e-postadress';

async function aTalentWithBounce(status = '5.1.1'): Promise<Talent> {
  const talent = await aTalent(server);
  await asked(server, company, talent);
  const [address = ''] = await returnAddresses(server, talent.email);
  await postMail(server, bounceMail(address, status));
  return talent;
}

test('administrators read since when and why mails do not reach a talent, until they do again', async () => {
  const talent = await aTalentWithBounce();
  const shown = async () =>
    (await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } })).unreached;
  const { date = '', code } = (await shown()) ?? {};
  expect([Date.parse(date), code]).toEqual([Date.parse('2026-08-14T10:00:00Z'), '5.1.1']);
  await talent.api.ok('POST /account/email/works', {});
  expect(await shown()).toBe(null);
});

test.each([
  { status: '5.1.1', waits_for: null, isAlone: true },
  { status: '4.2.2', waits_for: 'old', isAlone: false },
])('with the status $status a change of address waits for $waits_for', async ({ status, waits_for, isAlone }) => {
  const talent = await aTalentWithBounce();
  // One soft bounce marks nothing; the mark of a full mailbox is set as three days of them would.
  await server.services.pool.query('update accounts set unreached_code = $2 where id = $1', [
    talent.account_id,
    status,
  ]);
  const email = `ny.${talent.email}`;
  await talent.api.ok('POST /account/email-change', { body: { email } });
  expect((await talent.api.ok('GET /account/security')).is_mailbox_gone).toBe(isAlone);
  const { rows } = await server.services.pool.query(
    "select content ->> 'message' like '%båda adresserna%' as asks_both from outbox where recipient = $1 and content ->> 'title' = $2",
    [email, NEW_TITLE],
  );
  expect(rows).toEqual([{ asks_both: !isAlone }]);
  const token = await tokenTo(server, email, NEW_TITLE);
  expect(await as(server).ok('POST /account/email-change/confirm', { body: { token } })).toEqual({ waits_for });
});

test('the copy of the own data has the mails that came back, and no others', async () => {
  const [talent, other] = [await aTalentWithBounce(), await aTalent(server)];
  const rowsOf = async ({ account_id, talent_id }: Talent) => {
    const kind = ownData.find(({ name }) => name === 'mejl_som_kom_tillbaka');
    const { rows } = (await kind?.rows({ account_id, talent_id }).execute(server.services.db)) ?? { rows: null };
    return rows;
  };
  expect(await rowsOf(talent)).toEqual([{ bounced_date: '2026-08-14T10:00:00.000Z', is_hard: true, code: '5.1.1' }]);
  expect(await rowsOf(other)).toEqual([]);
});
