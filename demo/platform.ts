import { type Kysely, sql } from 'kysely';
import type { Bank, BankFiles } from '#domain/money/platform/bank-profiles.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { Database } from '#server/db/generated.ts';

/**
 * The platform's details in the demonstration and in tests. The numbers come from published examples and pass their
 * checks.
 */
export const DEMO_PLATFORM: Platform & BankFiles & { readonly bank: Bank } = {
  name: 'Medverka AB',
  org_number: '5566778899',
  vat_number: 'SE556677889901',
  address_line: 'Exempelgatan 1',
  postcode: '11120',
  city: 'Stockholm',
  seat: 'Stockholm',
  email: 'ekonomi@demo.medverka.example',
  phone: '08-465 004 10',
  bankgiro: '5551239',
  iban: 'SE3550000000054910000003',
  bic: 'ESSESESS',
  has_f_tax: true,
  bank: 'seb',
  bank_version: '03',
  bank_initiator_id: '',
  bank_debtor_id: '55667788990001',
};

/** Inserts the platform's details, dated before all events; does nothing if details exist. */
export async function seedPlatform(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('platform_details')
    .values({
      ...DEMO_PLATFORM,
      version: 1,
      valid_from: '2020-01-01',
      account_id: null,
      actor_name: 'Medverka',
      why: 'Ett påhittat företag, för att visa hur det ser ut.',
      created_date: '2020-01-01T00:00:00Z',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Extends the first value of each rate back to the year of an ISO day, for rates without a value on that day: the
 * made-up past may be older than the product's rates. The added value has the `created_date` of the first value, so
 * that no price changes because of it.
 */
export async function seedEarlierRates(db: Kysely<Database>, day: string): Promise<void> {
  await sql`
    insert into rates (key, valid_from, value, source, is_uncertain, created_date)
    select distinct on (key) key, date_trunc('year', ${day}::date), value,
      'Påhittat för demonstrationen: samma som från ' || valid_from || '.', is_uncertain, created_date
    from rates where not exists (select from rates held where held.key = rates.key and held.valid_from <= ${day})
    order by key, valid_from`.execute(db);
}
