/** A member's limit includes what a report costs beyond the booking. */
import { expect, test } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { aMember } from '#tests/factories/people.ts';
import { type Working, working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { DAY_AFTER, openReporting, say, sending, server, setClock } from './report-acts.ts';

openReporting();

/** A producer with a limit of 1 000 kr. */
async function aProducer({ company }: Working): Promise<Client> {
  const id = await aMember(server, company, 'producer');
  await server.services.pool.query('update company_members set limit_ore = 100000 where account_id = $1', [id]);
  return as(server, await signInAs(server.services, id));
}
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

test('a report is approved within the limit, alone, together, and by what the company says itself', async () => {
  const work = await working(server);
  setClock(DAY_AFTER);
  const [producer, params] = [await aProducer(work), { id: work.id }];
  // Ten kilometres cost 30 kr with commission: beyond the booking, 300 km cost 900 kr, and 1 000 km cost 3 000 kr.
  const { version } = await say(work, { kilometres: 1000 });
  const one = await producer.raw('POST /assignments/:id/report/approve', { params, body: { version } });
  const project = { params: { id: work.project_id }, body: { reports: [{ id: work.id, version }] } };
  const all = await producer.raw('POST /projects/:id/reports/approve', project);
  const own = await producer.raw(
    'POST /assignments/:id/report/adjust',
    await sending(work, { version, kilometres: 900, comment: 'Det var kortare.' }),
  );
  expect([one, all, own].map(codeOf)).toEqual(['over_limit', 'over_limit', 'over_limit']);
  const less = await say(work, { version, kilometres: 300 });
  const agreed = { params, body: { version: less.version } };
  expect((await producer.ok('POST /assignments/:id/report/approve', agreed)).status).toBe('approved');
});

test('a member without a limit approves a report that costs more', async () => {
  const work = await working(server);
  setClock(DAY_AFTER);
  const { version } = await say(work, { kilometres: 1000 });
  const agreed = { params: { id: work.id }, body: { version } };
  expect((await work.company.api.ok('POST /assignments/:id/report/approve', agreed)).status).toBe('approved');
});
