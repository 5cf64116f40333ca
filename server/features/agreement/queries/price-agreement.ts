import { sql } from 'kysely';
import { readTerms } from '#contract/terms.ts';
import { workOfExtension } from '#domain/right/extension.ts';
import { dayOf, type Moment } from '#domain/time/day.ts';
import type { Db } from '../../../db/transaction.ts';
import { findOwnPrice } from '../../payment/queries/own-price.ts';
import type { LoadedAgreement } from './load-agreement.ts';

interface Former {
  readonly terms: unknown;
  readonly created_date: string;
}

/** What an agreement comes to for whoever reads it, and what it came to before this version. */
export async function findPrices(
  db: Db,
  role: 'talent' | 'company' | 'admin',
  { id, kind, talent_id, created_date, signed_date }: LoadedAgreement,
  moment: Moment,
) {
  const { rows } = await sql<{ terms: unknown; former: Former | null }>`
    select a.terms, case when b.id is not null then
      jsonb_build_object('terms', b.terms, 'created_date', b.created_date) end as former
    from agreements a left join agreements b on b.id = a.replaces_id where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An agreement that was read is gone');
  const { terms, former } = row;
  const work = kind === 'extension' ? { work: workOfExtension(dayOf(signed_date ?? moment.now)) } : {};
  const [price, former_price] = await Promise.all([
    findOwnPrice(db, role, talent_id, { terms: readTerms(terms), sent_date: created_date, ...work }),
    former && findOwnPrice(db, role, talent_id, { terms: readTerms(former.terms), sent_date: former.created_date }),
  ]);
  return { price, former_price };
}
