/** The callers of table.ts as signed-in people. */
import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aCompany, aMember, anAdmin, aTalent } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Caller } from './callers.ts';
import type { Desk } from './desks.ts';
import type { Member } from './members.ts';

type Anybody = Caller | Member | Desk;

/** The status of the companies that are not approved, by caller. */
const STATUSES = { pending_company: 'pending', refused_company: 'refused', suspended_company: 'suspended' } as const;

/** Makes an account for each caller. Also returns the people who own objects. */
async function makeAccounts(server: TestServer) {
  const { clock, pool } = server.services;
  const today = dayOf(clock());
  const [talent, other, minor, unregistered] = [
    await aTalent(server),
    await aTalent(server),
    await aTalent(server, { birth_date: addDays(today, -15 * 366) }),
    await aTalent(server),
  ];
  await pool.query('update accounts set birth_date = null, terms_version = null where id = $1', [
    unregistered.account_id,
  ]);
  const [owner, otherCompany, admin] = [await aCompany(server), await aCompany(server), await anAdmin(server)];
  const [pending, refused, suspended] = [await aCompany(server), await aCompany(server), await aCompany(server)];
  const accounts: Readonly<Record<Exclude<Anybody, 'anonymous'>, string>> = {
    talent: talent.account_id,
    other_talent: other.account_id,
    minor: minor.account_id,
    unregistered: unregistered.account_id,
    pending_company: pending.account_id,
    refused_company: refused.account_id,
    suspended_company: suspended.account_id,
    owner: owner.account_id,
    member: await aMember(server, owner),
    caster: await aMember(server, owner, 'caster'),
    finance: await aMember(server, owner, 'finance'),
    reader: await aMember(server, owner, 'reader'),
    other_company: otherCompany.account_id,
    admin: admin.account_id,
    review_desk: (await anAdmin(server, 'review')).account_id,
    finance_desk: (await anAdmin(server, 'finance')).account_id,
    support_desk: (await anAdmin(server, 'support')).account_id,
  };
  return { accounts, people: { talent, other, owner, otherCompany, admin } };
}

/** Makes all callers and signs them in. */
export async function makeCallers(server: TestServer) {
  const { accounts, people } = await makeAccounts(server);
  const cookies = new Map<Anybody, string>();
  const setStatus = (account_id: string, status: string) =>
    sql`
    update companies set status = ${status}
    where id = (select company_id from company_members where account_id = ${account_id})`.execute(server.services.db);
  /**
   * Signs a caller in, and again after a call that ended the session. A company that is not approved could not sign in,
   * so it is approved for this moment.
   */
  const arrive = async (caller: Anybody) => {
    if (caller === 'anonymous') return;
    const status = STATUSES[caller as keyof typeof STATUSES];
    if (status) await setStatus(accounts[caller], 'approved');
    cookies.set(caller, await signInAs(server.services, accounts[caller]));
    if (status) await setStatus(accounts[caller], status);
  };
  for (const caller of Object.keys(accounts) as Anybody[]) await arrive(caller);
  return { people, arrive, cookieOf: (caller: Anybody) => cookies.get(caller) };
}

export type People = Awaited<ReturnType<typeof makeCallers>>['people'];
