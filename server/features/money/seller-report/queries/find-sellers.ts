import { sql } from 'kysely';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { lacksOf, quartersOf, type SellerAddress, type SellerQuarter } from '#domain/money/seller-report/seller.ts';
import type { Db } from '#server/db/transaction.ts';
import { soldByQuarter } from '#server/features/money/books/queries/tax-figures.ts';
import { legalPart } from '#server/names/names.ts';

/** A seller of a year, without personal number and account. */
export interface Seller {
  readonly talent_id: string;
  readonly number: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
  readonly is_erased: boolean;
  /** True if the personal number is known, here or in the archive of erased people. */
  readonly is_numbered: boolean;
  readonly address: SellerAddress | null;
  readonly quarters: readonly SellerQuarter[];
}

type Row = Omit<Seller, 'quarters' | 'address'> & { readonly [Part in keyof SellerAddress]: string | null };

/** The address of a row; null without one. */
const addressOf = ({ address_line, postcode, city, country }: Row): SellerAddress | null =>
  address_line === null || postcode === null || city === null || country === null
    ? null
    : { address_line, postcode, city, country };

/** The sellers of a calendar year with their quarters, by payee number; of one talent if an id is given. */
export async function findSellers(db: Db, year: number, talent_id?: string): Promise<Seller[]> {
  const sold = await soldByQuarter(db, `${year}-01-01`, `${year}-12-31`, talent_id);
  const byNumber = Map.groupBy(sold, ({ number }) => number);
  const { rows } = await sql<Row>`
    select t.id as talent_id, y.number, ${legalPart('t', 'first_name')} as first_name, ${legalPart('t', 'last_name')} as last_name,
      coalesce(t.birth_date, y.birth_date) as birth_date, a.erased_date is not null as is_erased,
      d.talent_id is not null or exists (select from archived_people p where p.talent_id = t.id) as is_numbered,
      d.address_line, d.postcode, d.city, d.country
    from payees y join talents t on t.id = y.talent_id join accounts a on a.id = t.account_id
      left join talent_payment_details d on d.talent_id = t.id
    where y.number = any(${[...byNumber.keys()]}::int[]) order by y.number`.execute(db);
  return rows.map((row) => {
    const { address_line, postcode, city, country, ...seller } = row;
    const quarters = (byNumber.get(row.number) ?? []).map(({ quarter, count, net_ore, fees_ore }) => ({
      quarter,
      count,
      paid_ore: net_ore,
      fees_ore,
    }));
    return { ...seller, address: addressOf(row), quarters: quartersOf(quarters) };
  });
}

/** The sums of sellers in a year. */
export function sumsOf(sellers: readonly Seller[]): { readonly paid_ore: Ore; readonly fees_ore: Ore } {
  const quarters = sellers.flatMap((seller) => seller.quarters);
  return {
    paid_ore: add(...quarters.map(({ paid_ore }) => paid_ore)),
    fees_ore: add(...quarters.map(({ fees_ore }) => fees_ore)),
  };
}

/** Maximum number of sellers who are named because something is missing. */
const NAMED_MOST = 20;

/** The sellers who cannot be reported yet, and their number. */
export function lackingOf(sellers: readonly Seller[]) {
  const all = sellers.flatMap((seller) => {
    const lacks = lacksOf(seller);
    const { talent_id, first_name, last_name, is_erased } = seller;
    return lacks.length === 0 ? [] : [{ talent_id, name: `${first_name} ${last_name}`.trim(), is_erased, lacks }];
  });
  return { lacking: all.slice(0, NAMED_MOST), lacking_count: all.length };
}
