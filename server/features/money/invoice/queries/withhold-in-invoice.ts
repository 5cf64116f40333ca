import { sql } from 'kysely';
import type { InvoiceContent } from '#domain/money/invoice/content.ts';
import type { Db } from '#server/db/transaction.ts';
import { type Withhold, withholdNames } from '#server/names/withheld.ts';

/** The way to show the issued texts of these invoices, by invoice; of each only with its own talents in mind. */
export async function withholdInInvoices(db: Db, ids: readonly string[]): Promise<(id: string) => Withhold> {
  const { rows } = await sql<{ id: string; talent_ids: string[] }>`
    select i.id, array_agg(distinct g.talent_id) as talent_ids
    from invoices i join charges g on g.id = any(i.charge_ids)
      join protected_identities m on m.talent_id = g.talent_id and m.removed_date is null
    where i.id = any(${[...ids]}::uuid[]) group by i.id`.execute(db);
  const ways = new Map(
    await Promise.all(rows.map(async ({ id, talent_ids }) => [id, await withholdNames(db, talent_ids)] as const)),
  );
  return (id) => ways.get(id) ?? ((value) => value);
}

/** The way to show the issued texts of an invoice. */
export const withholdInInvoice = async (db: Db, id: string): Promise<Withhold> =>
  (await withholdInInvoices(db, [id]))(id);

/** The content of an invoice with its talents as they are shown now. */
export const withParts = (content: InvoiceContent, withhold: Withhold): InvoiceContent => ({
  ...content,
  parts: content.parts.map((part) => ({ ...part, talent_name: withhold(part.talent_name) })),
});
