/** Acts of administrators with files and entries of the bank. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import type { CamtPayment } from '#tests/factories/camt.ts';
import { anIssuedInvoice } from '#tests/factories/invoices.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

export const TOTAL = 2_025_000;

export let server: TestServer;
export let admin: Person;
export let other: Person;

export const send = async (bytes: Uint8Array, person = admin) => {
  const answer = await fetch(`${server.url}${API_PREFIX}/admin/bank/files`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
let count = 0;
/** A payment on 24 August with its own reference. */
export const paid = (change: Partial<CamtPayment> = {}): CamtPayment => {
  count += 1;
  return { amount_ore: ore(TOTAL), booked_on: '2026-08-24', reference: `R${count}`, ...change };
};
export const issued = async () => (await anIssuedInvoice(server, admin)).invoice;
export const read = ({ id }: InvoiceDetails) => admin.api.ok('GET /admin/invoices/:id', { params: { id } });
/** The entries with this standing. Expects that the total equals their number. */
export const entries = async (standing: EntryStanding = 'waiting') => {
  const { items, total } = await admin.api.ok('GET /admin/bank/entries', { query: { standing } });
  expect(total).toBe(items.length);
  return items;
};
/** The waiting entry with this text. */
export const waiting = async (words: string) => {
  const found = (await entries()).find(({ text }) => text === words);
  if (!found) throw new Error(`Nothing waits with the words ${words}`);
  return found;
};
export const settle = (id: string, parts: readonly { number: string | null; amount_ore: number }[], person = admin) =>
  person.api.call('POST /admin/bank/entries/:id/settle', {
    params: { id },
    body: { parts: parts.map(({ number, amount_ore }) => ({ number: number ?? '', amount_ore: ore(amount_ore) })) },
  });

/** Declares the test server of a test file. */
export function openBank(): void {
  beforeAll(async () => {
    server = await startTestServer();
    [admin, other] = [await anAdmin(server), await anAdmin(server)];
  });
  afterAll(() => server.stop());
  beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));
}
