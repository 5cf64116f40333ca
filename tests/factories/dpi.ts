import { NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { DpiInput, DpiSeller } from '#server/formats/dpi/dpi-file.ts';
import { OUR_PLATFORM } from './platform.ts';

const NONE = { count: 0, paid_ore: NO_ORE, fees_ore: NO_ORE };

/** A seller of the report of sellers, paid twice in a second quarter. */
export const aDpiSeller = (change: Partial<DpiSeller> = {}): DpiSeller => ({
  number: 17,
  identity_number: '199006022397',
  vat_number: 'SE900602239701',
  first_name: 'Ada',
  last_name: 'Öberg & Co',
  birth_date: '1990-06-02',
  address: { address_line: 'Storgatan 1', postcode: '11122', city: 'Stockholm', country: 'SE' },
  account: { number: '50001234560', is_iban: false },
  quarters: [NONE, { count: 2, paid_ore: ore(1_234_599), fees_ore: ore(246_900) }, NONE, NONE],
  ...change,
});

/** A report of 2026 with these sellers. */
export const aDpiInput = (sellers: readonly DpiSeller[] = [aDpiSeller()]): DpiInput => ({
  operator: OUR_PLATFORM,
  brand: 'Medverka',
  contact: 'Kim Ek, 08-123, ekonomi@medverka.se',
  year: 2026,
  id: 'SE2026-1',
  created_at: '2027-01-10T08:00:00.123Z',
  sellers,
});
