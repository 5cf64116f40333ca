import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { TAX_FORMS } from '#domain/deal/price/person.ts';
import { compactVatNumber, isVatNumber } from '#domain/kernel/vat-number.ts';
import { isCountry } from '#domain/kernel/vocabulary/countries.ts';
import { ACCOUNT_DOUBTS } from '#domain/people/payment/account-doubts.ts';
import { ACCOUNT_KINDS, accountProblem, compactAccount, giroProblem } from '#domain/people/payment/bank-account.ts';
import { compactIdentityNumber, identityNumberProblem } from '#domain/people/payment/identity-number.ts';

const digits = z.string({ error: 'Fyll i siffrorna.' }).max(50, 'Högst 50 tecken.');

type Account = Parameters<typeof accountProblem>[0];
/** Puts the problem that `find` sees beside its field; an account that is left empty has none. */
const withoutProblem =
  (find: typeof accountProblem) =>
  (written: Account, context: z.RefinementCtx): void => {
    if (written.clearing === '' && written.number === '') return;
    const wrong = find(written);
    if (!wrong) return;
    const { field, problem: message } = wrong;
    const path = field === 'clearing' || field === 'number' ? [field] : ['abroad', field];
    context.addIssue({ code: 'custom', path, message });
  };

const account = z
  .strictObject({
    kind: z.enum(ACCOUNT_KINDS, { error: 'Välj vart pengarna ska.' }),
    clearing: digits,
    number: digits,
    /** For an IBAN of another country. */
    abroad: z
      .strictObject({ bic: digits, town: z.string().max(35, 'Högst 35 tecken.'), country: z.string().max(2) })
      .optional(),
  })
  .superRefine(withoutProblem(giroProblem))
  .overwrite(compactAccount)
  .superRefine(withoutProblem(accountProblem));

/** The Swedish postcode of five digits, or a postcode of another country. */
const isPostcode = (country: string, text: string) =>
  country === 'SE' ? /^[1-9]\d{4}$/.test(text) : /^[\dA-Z -]{0,10}$/i.test(text);

/**
 * The address that the law requires on the self-billing invoice (17 kap. 24 § ML), and a report of sellers. An address
 * without any text is none, and the stored one stays.
 */
const sellerAddress = z
  .strictObject({
    address_line: z.string().trim().max(70, 'Högst 70 tecken.'),
    postcode: z.string().trim().max(10, 'Högst 10 tecken.'),
    city: z.string().trim().max(50, 'Högst 50 tecken.'),
    country: z.string().refine(isCountry, { error: 'Välj land.' }),
  })
  .overwrite((at) => (at.country === 'SE' ? { ...at, postcode: at.postcode.replaceAll(' ', '') } : at))
  .superRefine(({ address_line, country, postcode, city }, context) => {
    if (address_line + postcode + city === '') return;
    const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (address_line === '') lacks('address_line', 'Fyll i gatuadressen.');
    if (city === '') lacks('city', 'Fyll i orten.');
    if (isPostcode(country, postcode)) return;
    lacks('postcode', country === 'SE' ? 'Postnumret har fem siffror.' : 'Kontrollera postnumret.');
  });

const vatNumber = z
  .string()
  .max(50, 'Högst 50 tecken.')
  .overwrite(compactVatNumber)
  .refine((text) => text === '' || isVatNumber(text), {
    error: 'Numret är SE, tio siffror och 01. Kontrollera siffrorna.',
  });

/** Payment details as the talent writes them. An empty number keeps the stored number. */
export const writtenPaymentDetails = z.strictObject({
  tax_form: z.enum(TAX_FORMS, { error: 'Välj hur du betalar skatt.' }),
  charges_vat: z.boolean(),
  identity_number: digits.overwrite(compactIdentityNumber).superRefine((number, context) => {
    const problem = number === '' ? null : identityNumberProblem(number);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  account,
  /** The VAT number of a talent who invoices with VAT. Without it, as without the address, the stored one stays. */
  vat_number: vatNumber.optional(),
  seller_address: sellerAddress.optional(),
  ...askedAgain,
});
export type WrittenPaymentDetails = z.output<typeof writtenPaymentDetails>;

/** The first payment details: both numbers are required. */
export const firstPaymentDetails = writtenPaymentDetails.superRefine(({ identity_number, account: to }, context) => {
  const lacks = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (identity_number === '') lacks(['identity_number'], 'Fyll i ditt personnummer eller samordningsnummer.');
  if (to.number === '') lacks(['account', 'number'], 'Fyll i numret.');
});

/** The stored details with masked numbers. */
export const paymentDetails = z.object({
  /** Null before the first details. */
  details: z
    .object({
      tax_form: z.enum(TAX_FORMS),
      charges_vat: z.boolean(),
      /** Such as '19910403-****'. */
      identity_number_masked: z.string(),
      /** Such as 'SE910403****01'; null without a number: then no VAT is paid. */
      vat_number_masked: z.string().nullable(),
      seller_address: z
        .object({ address_line: z.string(), postcode: z.string(), city: z.string(), country: z.string() })
        .nullable(),
      account: z.object({
        kind: z.enum(ACCOUNT_KINDS),
        bank: z.string().nullable(),
        /** Last two digits of the account. */
        ends_with: z.string(),
        /** Reasons to look at the number once more; the account is used all the same. */
        doubts: z.array(z.enum(ACCOUNT_DOUBTS)),
        /** Time from which a new account can be paid to; null once the waiting time is over. */
        paid_from: instant.nullable(),
      }),
      updated_date: instant,
    })
    .nullable(),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

export const paymentRoutes = declareRoutes({
  'GET /talent/payment-details': {
    auth: ['talent'],
    summary: "Returns the talent's payment details. Numbers are shown only as far as allowed.",
    response: paymentDetails,
    shows: ['payment'],
    errors: [],
  },
  'PUT /talent/payment-details': {
    auth: ['talent'],
    summary: "Saves the talent's payment details. Numbers that are left empty stay.",
    asks_owner: true,
    body: writtenPaymentDetails,
    // The answer reveals that another account has a number, so tries are limited.
    limits: ['payment_details'],
    response: paymentDetails,
    affects: ['payment', 'payout'],
    errors: [
      ...(['payment_details_incomplete', 'identity_number_used', 'birth_date_differs', 'not_found'] as const),
      ...(['account_sent_back', 'seller_details_missing', 'vat_number_differs'] as const),
    ],
  },
});
