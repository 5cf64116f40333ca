/** The extensions of a project's rights on one invoice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { invoicedWork } from '#tests/factories/invoices.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import type { Working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let work: Working;
beforeAll(async () => {
  server = await startTestServer();
  work = await invoicedWork(server);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

/** An extension that is charged, on a draft of its own, as when a right is extended. */
async function anExtension(): Promise<InvoiceDetails> {
  await server.services.pool.query(
    `insert into charges (kind, source_id, candidate_id, project_id, company_id, talent_id, status, project_title, role_title,
      happened_on, paid_by, sent_date, priced, company_price)
     select 'extension', gen_random_uuid(), candidate_id, project_id, company_id, talent_id, 'owed', project_title,
      role_title, happened_on, paid_by, sent_date, priced, company_price
     from charges where project_id = $1 and kind = 'work' limit 1`,
    [work.project_id],
  );
  return admin.api.ok('POST /admin/invoices', { body: { project_id: work.project_id } });
}
const collect = () =>
  admin.api.call('POST /admin/invoices/collect-extensions', { body: { project_id: work.project_id } });
const standingOf = async ({ id }: Pick<InvoiceDetails, 'id'>) =>
  (await admin.api.ok('GET /admin/invoices/:id', { params: { id } })).standing;

test('extensions on drafts of their own are gathered in one, without the work and without what is checked', async () => {
  const [one, other, checked] = [await anExtension(), await anExtension(), await anExtension()];
  const body = { reference: 'Eva Ek', order_reference: '' };
  await admin.api.ok('POST /admin/invoices/:id/check', { params: { id: checked.id }, body });
  const { status, body: gathered } = await collect();
  expect(status).toBe(200);
  const { id, parts, total_ore } = gathered as InvoiceDetails;
  expect(parts.map(({ kind }) => kind)).toEqual(['extension', 'extension']);
  expect(total_ore).toBe(one.total_ore + other.total_ore);
  expect([await standingOf(one), await standingOf(other), await standingOf(checked)]).toEqual([
    'discarded',
    'discarded',
    'checked',
  ]);
  // Gathered again it is the same content; the draft of the work stays.
  const again = (await collect()).body as InvoiceDetails;
  expect(again.parts).toHaveLength(2);
  expect(await standingOf({ id })).toBe('discarded');
  // The drafts are that of the work, the checked one and the gathered one.
  const { items } = await admin.api.ok('GET /admin/invoices', { query: { group: 'draft' } });
  expect(items).toHaveLength(3);
});

test('a project without extensions has nothing to gather', async () => {
  const other = await invoicedWork(server);
  const refused = await admin.api.refusal('POST /admin/invoices/collect-extensions', {
    body: { project_id: other.project_id },
  });
  expect(refused.code).toBe('nothing_owed');
});
