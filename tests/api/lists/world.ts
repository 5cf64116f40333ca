/**
 * Many rows for each list. They are inserted in another order than the lists promise, and many rows are equal in the
 * columns of the order.
 */
import type { Client } from '#tests/factories/client.ts';
import { termsJson } from '#tests/factories/terms.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { makeKeys } from './account-rows.ts';
import { makeRepresented } from './agent-rows.ts';
import { makeAudit } from './audit-rows.ts';
import { makeAuditions } from './audition-rows.ts';
import { makeDays } from './day-rows.ts';
import { makeDeclarations } from './declaration-rows.ts';
import { makeInjuries } from './injury-rows.ts';
import { makeInquiries } from './inquiry-rows.ts';
import { makeMarket, mixed, ROWS } from './market.ts';
import { makeAssignments } from './market-assignments.ts';
import { makeBooks, makeInvoices, makePayouts } from './market-money.ts';
import { makeAlike, makeApplications, makeShortlists } from './market-people.ts';
import { makeFullProject, makeProjects } from './market-projects.ts';
import { makeNotices, makeThreads } from './market-talk.ts';
import { makeAdminNotices } from './notice-rows.ts';
import { makeWaiting } from './people-rows.ts';
import { makePresentations } from './presentation-rows.ts';
import { makeOwnLog } from './privacy-rows.ts';
import { makeBlocks } from './thread-rows.ts';

export interface ListWorld {
  readonly api: Readonly<Record<'company' | 'admin' | 'talent', Client>>;
  /** The ids that replace `$name` in the statements of the table. */
  readonly ids: Readonly<
    Record<
      | 'company'
      | 'account'
      | 'talent'
      | 'talent_account'
      | 'project'
      | 'list'
      | 'inquiry'
      | 'closed_project'
      | keyof Awaited<ReturnType<typeof makeAuditions>>
      | keyof Awaited<ReturnType<typeof makeDays>>
      | 'thread',
      string
    >
  >;
  readonly rows: (text: string) => Promise<Record<string, unknown>[]>;
}

/** Makes all people and rows. */
export async function makeListWorld(server: TestServer): Promise<ListWorld> {
  const market = await makeMarket(server);
  const { run, company, admin, talent, asked } = market;
  await makeAlike(market);
  await makeProjects(market);
  const project = await makeFullProject(market);
  await makeAssignments(market);
  await makePayouts(market, project);
  await makeInjuries(market, project);
  await makeRepresented(market);
  await makeApplications(market);
  await makeInvoices(market, project);
  const list = await makeShortlists(market);
  await makeNotices(market);
  await makeBooks(market);
  await makeDeclarations(market);
  const thread = await makeThreads(market, project);
  await makeWaiting(run, asked, mixed);
  await makeKeys(run, company.account_id, ROWS, mixed);
  await makeAdminNotices(run, ROWS, mixed);
  await makeAudit(run, admin.account_id, ROWS, mixed);
  await makeBlocks(run, talent.talent_id, mixed);
  await makeOwnLog(run, talent, ROWS, mixed);

  const [people, others] = [asked.slice(0, 12), asked.slice(12, 36)];
  const of = { company: company.company_id, talent: talent.talent_id, people, others, terms: termsJson() };

  // Updates the search: the profiles were inserted without commands.
  await run('select refresh_talent_search(array(select id from talents))');

  const ids = {
    company: company.company_id,
    account: company.account_id,
    talent: talent.talent_id,
    talent_account: talent.account_id,
    project,
    list,
    ...(await makeAuditions(market.pool, { ...of, people: asked })),
    closed_project: await makePresentations(run, company.company_id, mixed),
    inquiry: await makeInquiries(run, company.company_id, mixed),
    ...(await makeDays(market.pool, of)),
    thread,
  };
  return {
    api: { company: company.api, admin: admin.api, talent: talent.api },
    ids,
    rows: async (text) => {
      const filled = text.replaceAll(/\$(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`);
      return (await market.pool.query<Record<string, unknown>>(filled)).rows;
    },
  };
}
