/** An issued invoice is mailed again, to its mailbox or to another one, and stays the same invoice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anIssuedInvoice, invoicedWork, invoiceOf } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, hasOldSession, type Person, signedInAnew } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let made: Awaited<ReturnType<typeof anIssuedInvoice>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
  made = await anIssuedInvoice(server, admin);
});
afterAll(() => server.stop());

const resend = (by: Pick<Person, 'api'>, id = made.invoice.id) =>
  by.api.call('POST /invoices/:id/resend', { params: { id } });
const sendTo = (by: Pick<Person, 'api'>, email: string, proof: { password?: string } = {}) =>
  by.api.call('POST /invoices/:id/mailbox', { params: { id: made.invoice.id }, body: { email, ...proof } });
const ownersMails = () =>
  rowsOf<{ message: string }>(
    `select content ->> 'message' as message from outbox
     where recipient = $1 and content ->> 'title' like 'Ny adress för faktura %'`,
    [made.company.email],
  );
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? 'done';
const rowsOf = async <Row extends object>(text: string, values: readonly unknown[]) =>
  (await server.services.pool.query<Row>(text, [...values])).rows;
const mails = () =>
  rowsOf<{ to_email: string; file: string }>(
    `select recipient as to_email, content #>> '{attachment,base64}' as file
     from outbox where dedupe_key like 'paper ' || $1 || '%' order by created_date, dedupe_key`,
    [made.invoice.id],
  );

test('an invoice whose document is not made yet is not sent again', async () => {
  expect((await resend(admin)).status).toBe(409);
  await server.services.scribe.settled();
});

test('finance and the company send the same document again, which is logged and no new invoice', async () => {
  const before = await admin.api.ok('GET /admin/invoices/:id', { params: { id: made.invoice.id } });
  expect((await resend(admin)).status).toBe(200);
  expect((await resend(made.company)).status).toBe(200);
  const sent = await mails();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ to_email }) => to_email))).toEqual(new Set([before.invoice_email]));
  expect(new Set(sent.map(({ file }) => file)).size).toBe(1);
  const after = await admin.api.ok('GET /admin/invoices/:id', { params: { id: made.invoice.id } });
  expect([after.number, after.total_ore, after.papers]).toEqual([before.number, before.total_ore, before.papers]);
  const events = await rowsOf<{ actor_account_id: string }>(
    `select actor_account_id from events where type = 'invoice.resend' and subject_id = $1 order by created_date, actor_account_id`,
    [made.invoice.id],
  );
  expect(new Set(events.map((event) => event.actor_account_id))).toEqual(
    new Set([admin.account_id, made.company.account_id]),
  );
});

test('another mailbox gets the invoice, and the later papers of this invoice only', async () => {
  expect((await sendTo(admin, 'ekonomi@kund.example')).status).toBe(200);
  const { id } = made.invoice;
  expect(await admin.api.ok('GET /admin/invoices/:id', { params: { id } })).toMatchObject({
    invoice_email: 'ekonomi@kund.example',
  });
  expect((await mails()).at(-1)?.to_email ?? '').toBe('ekonomi@kund.example');
  const other = await invoiceOf(server, admin, await invoicedWork(server));
  expect(other.invoice_email).not.toBe('ekonomi@kund.example');
  expect((await sendTo(admin, 'inte en adress')).status).toBe(422);
  const told = await ownersMails();
  expect(told.map(({ message }) => message.includes('ekonomi@kund.example'))).toEqual([true]);
});

test('an old session sends no invoice to another mailbox without the password, and may send it again to its own', async () => {
  await hasOldSession(server, made.company);
  const before = (await mails()).length;
  for (const proof of [{}, { password: 'gissat av någon' }])
    expect(codeOf(await sendTo(made.company, 'tjuv@example.com', proof))).toBe('wrong_password');
  expect([(await mails()).length, (await ownersMails()).length]).toEqual([before, 1]);
  expect((await resend(made.company)).status).toBe(200);
  const anew = { api: await signedInAnew(server, made.company) };
  expect((await sendTo(anew, 'ny@kund.example')).status).toBe(200);
  expect(await ownersMails()).toHaveLength(2);
});

test('an invoice of another company and a draft are not sent again', async () => {
  expect((await resend(await aCompany(server))).status).toBe(404);
  const draft = await invoiceOf(server, admin, await invoicedWork(server));
  expect((await resend(admin, draft.id)).status).toBe(409);
});
