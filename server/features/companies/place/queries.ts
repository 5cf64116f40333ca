import { sql } from 'kysely';
import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { type BuyerPlace, type SalePlace, salePlaceOf } from '#domain/deal/price/sale-place.ts';
import { OTHER_EU_COUNTRIES } from '#domain/kernel/vat-number.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

const UNION = sql`${[...OTHER_EU_COUNTRIES]}::text[]`;

/**
 * A join of the place `s` that holds for a company `c`: the latest that finance has written, otherwise that of its application. The columns are
 * null for a company in Sweden.
 */
export const PLACE = sql`left join lateral (
  select p.country, p.vat_number, p.registration_number, p.address_line, p.postcode, p.city from (
    select p.position, p.country, p.vat_number, p.registration_number, p.address_line, p.postcode, p.city
    from company_places p where p.company_id = c.id
    union all select 0, c.country, case when c.country = any(${UNION}) then c.organisation_number else '' end,
      case when c.country = any(${UNION}) then '' else substr(c.organisation_number, 3) end, c.address, c.postal_code, c.city
  ) p order by p.position desc limit 1) s on s.country <> 'SE'`;

/** The place of a company abroad; null in Sweden. */
export async function findPlace(db: Db, company_id: string): Promise<CompanyPlace | null> {
  const { rows } = await sql<CompanyPlace>`
    select s.country, s.vat_number, s.registration_number, s.address_line, s.postcode, s.city
    from companies c ${PLACE} where c.id = ${company_id} and s.country is not null`.execute(db);
  return rows[0] ?? null;
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
