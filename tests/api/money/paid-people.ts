/** A talent who has worked for one day, and the talent's payment details. */
import type { WrittenPaymentDetails } from '#contract/people/payment.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { mayWork } from '#tests/factories/payouts.ts';
import { aTalent, type Company, signedInAnew, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The evening of the work day. */
export const WORKED = '2026-12-10T17:00:00Z';
const BOOKED = '2026-11-25T08:00:00Z';

/** The VAT number of a sole trader with a personal number, and an address. */
export const sellerOf = (identity_number: string) => ({
  vat_number: `SE${identity_number.slice(2)}01`,
  seller_address: { address_line: 'Storgatan 1', postcode: '11122', city: 'Stockholm', country: 'SE' },
});

let nextOfDay = 100;
/** A valid personal number, each time another one. */
function identityNumber(birth_date: string): string {
  const start = `${birth_date.replaceAll('-', '')}${nextOfDay++}`;
  return start + [...'0123456789'].find((digit) => hasCheckDigit(`${start}${digit}`.slice(2)));
}

export interface Worker {
  readonly talent: Talent;
  readonly candidate_id: string;
  readonly project_id: string;
}

interface Work {
  readonly birth_date?: string;
  readonly fee?: number;
  /** The talent who works; a new one by default. */
  readonly talent?: Talent;
  /** ISO day of the work. */
  readonly day?: string;
}

/** Books a talent for one day, by default for 10 000 kr. Sets the clock to BOOKED. */
export async function somebodyWorks(server: TestServer, company: Company, work: Work = {}): Promise<Worker> {
  const { birth_date = '1990-05-05', fee = 10_000, day = '2026-12-10' } = work;
  server.setClock(BOOKED);
  const talent = work.talent ?? (await aTalent(server, { birth_date }));
  const dates = [{ kind: 'work' as const, starts_on: day, ends_on: day }];
  const form = { dates, roles: [aRole({ terms: termsFor(kronor(fee)) })] };
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent], form });
  const { id: candidate_id } = await candidateOf(company, project_id, talent);
  return { talent, candidate_id, project_id };
}

/** Sets the clock to `at`, reports the work as planned, and approves it as the company. */
export async function workIsApproved(
  server: TestServer,
  company: Company,
  { talent, candidate_id }: Worker,
  at = WORKED,
) {
  server.setClock(at);
  const params = { id: candidate_id };
  const { plan } = await talent.api.ok('GET /assignments/:id/report', { params });
  const work = { ...plan, days: plan.days.map(({ share, ...said }) => said) } as never;
  await talent.api.ok('POST /assignments/:id/report', { params, body: { version: 0, comment: '', work } });
  await company.api.ok('POST /assignments/:id/report/approve', { params, body: { version: 1 } });
}

type Told = Partial<Pick<WrittenPaymentDetails, 'charges_vat' | 'account' | 'vat_number'>> & {
  /** False if nobody has looked at the talent's right to work. */
  readonly is_looked_at?: boolean;
};

/** Saves the talent's tax form and account, with a new session. */
export async function isTaxedAs(
  server: TestServer,
  { talent }: Worker,
  tax_form: TaxForm,
  birth_date = '1990-05-05',
  { is_looked_at = true, ...told }: Told = {},
) {
  if (is_looked_at) await mayWork(server.services.pool, talent.talent_id);
  const identity_number = identityNumber(birth_date);
  const body = {
    tax_form,
    charges_vat: tax_form === 'F',
    identity_number,
    ...(tax_form === 'F' && told.charges_vat !== false && sellerOf(identity_number)),
    account: { kind: 'bank' as const, clearing: '5000', number: '1234560' },
    ...told,
  };
  return (await signedInAnew(server, talent)).ok('PUT /talent/payment-details', { body });
}

/** Saves another account of the talent, with a new session. */
export async function writesAccount(server: TestServer, { talent }: Worker, number = '123456789') {
  const account = { kind: 'bank' as const, clearing: '6000', number };
  const body = { tax_form: 'A' as const, charges_vat: false, identity_number: '', account };
  return (await signedInAnew(server, talent)).ok('PUT /talent/payment-details', { body });
}
