import { sql } from 'kysely';
import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { type BuyerPlace, type SalePlace, salePlaceOf } from '#domain/deal/price/sale-place.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** A join of the place `s` (company_places) that holds for a company `c`; its columns are null for one in Sweden. */
export const PLACE = sql`left join lateral (
  select p.country, p.vat_number, p.registration_number, p.address_line, p.postcode, p.city from company_places p where p.company_id = c.id order by p.position desc limit 1) s on s.country <> 'SE'`;

/** The place of a company abroad; null in Sweden. */
export async function findPlace(db: Db, company_id: string): Promise<CompanyPlace | null> {
  const { rows } = await sql<CompanyPlace>`
    select country, vat_number, registration_number, address_line, postcode, city from company_places
    where company_id = ${company_id} order by position desc limit 1`.execute(db);
  const [row] = rows;
  return row && row.country !== 'SE' ? row : null;
}

/** The place of sales to a company. */
export async function findSalePlace(db: Db, company_id: string): Promise<SalePlace> {
  const place = await findPlace(db, company_id);
  return place ? salePlaceOf(place) : 'SE';
}

/** The place of the sales that a reader's prices are about; administrators read prices as of a company in Sweden. */
export const placeOfReader = (db: Db, reader: CompanyActor | AdminActor): Promise<SalePlace> =>
  reader.role === 'company' ? findSalePlace(db, reader.company_id) : Promise.resolve('SE');

/** A function that gives the place of sales to each of the companies. */
export async function salePlacesOf(db: Db, company_ids: readonly string[]): Promise<(company_id: string) => SalePlace> {
  const { rows } = await sql<BuyerPlace & { id: string }>`
    select c.id, coalesce(s.country, 'SE') as country, coalesce(s.vat_number, '') as vat_number
    from companies c ${PLACE} where c.id = any(${[...company_ids]}::uuid[])`.execute(db);
  const places = new Map(rows.map(({ id, ...place }) => [id, salePlaceOf(place)]));
  return (company_id) => places.get(company_id) ?? 'SE';
}
