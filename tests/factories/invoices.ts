import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Person } from './people.ts';
import { OUR_PLATFORM } from './platform.ts';
import { approvedWork, type Working, working } from './working.ts';

/** The morning after the last work day of `working`. */
export const WORK_IS_OVER = '2026-08-21T06:00:00Z';

/** Makes approved work of a finished project, for which there is a draft invoice. Sets the clock after the work. */
export async function invoicedWork(server: TestServer): Promise<Working> {
  const work = await working(server);
  server.setClock(WORK_IS_OVER);
  await approvedWork(work);
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  return work;
}

/** The newest invoice of a project, as an administrator sees it. */
export async function invoiceOf(
  { services: { db } }: TestServer,
  admin: Person,
  { project_id }: Pick<Working, 'project_id'>,
): Promise<InvoiceDetails> {
  const { rows } = await sql<{ id: string }>`
    select id from invoices where project_id = ${project_id} order by created_date desc, number desc nulls first limit 1`.execute(
    db,
  );
  return admin.api.ok('GET /admin/invoices/:id', { params: { id: rows[0]?.id ?? randomUUID() } });
}

/** Checks a draft invoice and issues it. */
export async function issued({ api }: Person, { id }: Pick<InvoiceDetails, 'id'>): Promise<InvoiceDetails> {
  const params = { id };
  const body = { reference: 'Eva Ek', order_reference: 'PO 17' };
  await api.ok('POST /admin/invoices/:id/check', { params, body });
  return api.ok('POST /admin/invoices/:id/issue', { params });
}

/** A checked and issued invoice: 20 250 kr for three days. */
export async function anIssuedInvoice(
  server: TestServer,
  admin: Person,
): Promise<Working & { invoice: InvoiceDetails }> {
  const work = await invoicedWork(server);
  return { ...work, invoice: await issued(admin, await invoiceOf(server, admin, work)) };
}

/** The id of the reminder of `anIssuedRow`, for which there is no file. */
export const PAPER_ID = '5b0f2a5e-7c6b-4a55-9a7e-2f6f0c1d9e10';

/** The contents of an invoice without lines. */
export const EMPTY_CONTENT = {
  seller: OUR_PLATFORM,
  buyer: {
    name: 'Ängsfilm AB',
    org_number: '5566778899',
    address_line: 'Gatan 1',
    postcode: '11120',
    city: 'Stockholm',
    country: 'SE',
    vat_number: '',
    registration_number: '',
  },
  place: 'SE' as const,
  project_title: 'Höstkampanj',
  parts: [],
  vat: [],
  ex_vat_ore: 0,
  total_ore: 0,
};

/**
 * Inserts an issued invoice without lines, for tests of who may see it. The first one in a database has one reminder as
 * its only document.
 *
 * @returns its id
 */
export async function anIssuedRow(
  { services: { pool } }: TestServer,
  of: { readonly company_id: string; readonly project_id: string },
): Promise<{ id: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into invoices (company_id, project_id, charge_ids, status)
     values ($1, $2, array[gen_random_uuid()], 'checked') returning id`,
    [of.company_id, of.project_id],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `update invoices set status = 'issued', issued_on = '2026-03-01', due_on = '2026-03-31', total_ore = 0, content = $2
     where id = $1`,
    [id, EMPTY_CONTENT],
  );
  await pool.query(
    `insert into invoice_papers (id, invoice_id, kind, words, created_date) values ($1, $2, 'reminder', '{"number": "20260001"}', app_now())
     on conflict (id) do nothing`,
    [PAPER_ID, id],
  );
  return { id };
}

/** A valid body, so that the route goes on to look for the invoice; undefined for other routes. */
export function invoiceBody(route: string): object | undefined {
  const what = /^POST \/admin\/invoices(?:\/:id\/(.+))?$/.exec(route);
  if (!what) return undefined;
  const bodies: Record<string, object> = {
    check: { reference: '', order_reference: '' },
    payments: { paid_on: '2020-01-01', amount_ore: 100, reference: 'BG 1' },
    repay: { paid_on: '2020-01-01', reference: 'BG 1' },
    credit: { lines: null, reason: 'Ett prov.', is_anew: false },
    'write-off': { reason: 'Ett prov.' },
    'hand-to-collection': { handed_on: '2020-01-01', collector: 'Inkasso AB', has_compensation: false },
    'payments/:payment_id/take-back': { reason: 'Ett prov.' },
  };
  return bodies[what[1] ?? ''] ?? (what[1] ? {} : { project_id: randomUUID() });
}
