/** The country of a company for VAT, with its numbers and its address there. */
import { z } from 'zod';
import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import { compactVatNumber, isOtherEuCountry, isVatNumberOf } from '#domain/kernel/vat-number.ts';
import { isCountry } from '#domain/kernel/vocabulary/countries.ts';

const text = (most: number) => z.string().trim().max(most, `Högst ${most} tecken.`);

/** A company's place as an administrator writes it. In Sweden all but the country is empty. */
export const writtenPlace = z
  .strictObject({
    country: z.string().refine(isCountry, { error: 'Välj land.' }),
    vat_number: text(30).overwrite(compactVatNumber),
    registration_number: text(30),
    address_line: text(70),
    postcode: text(10),
    city: text(50),
  })
  .overwrite((place) =>
    place.country === 'SE'
      ? { country: 'SE', vat_number: '', registration_number: '', address_line: '', postcode: '', city: '' }
      : place,
  )
  .superRefine(({ country, vat_number, registration_number, address_line, city }, context) => {
    if (country === 'SE') return;
    const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (address_line === '') lacks('address_line', 'Fyll i gatuadressen.');
    if (city === '') lacks('city', 'Fyll i orten.');
    if (isOtherEuCountry(country)) {
      if (vat_number !== '' && !isVatNumberOf(country, vat_number)) {
        lacks('vat_number', 'Numret har inte landets form. Skriv landets bokstäver först.');
      }
      return;
    }
    if (vat_number !== '')
      lacks('vat_number', 'VAT-nummer finns bara i EU. Skriv ett annat nummer som registernummer.');
    if (registration_number === '') lacks('registration_number', 'Fyll i numret som visar att köparen är ett företag.');
  });
export type WrittenPlace = z.output<typeof writtenPlace>;

/** The place of a company abroad. */
export const companyPlace = z.object({
  country: z.string(),
  vat_number: z.string(),
  registration_number: z.string(),
  address_line: z.string(),
  postcode: z.string(),
  city: z.string(),
}) satisfies z.ZodType<CompanyPlace>;
