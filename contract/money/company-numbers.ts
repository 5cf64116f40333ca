import { line } from '#contract/kernel/fields.ts';
import { compactOrganisationNumber, organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import { isVatNumber } from '#domain/kernel/vat-number.ts';

/** A text without spaces and hyphens, in capitals. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s–—−-]/g, '')
    .toUpperCase();

/** A field for a number, from which spaces and hyphens are removed. */
export const number = (
  label: string,
  compact: (text: string) => string,
  problemOf: (compacted: string) => string | null,
) =>
  line(label, 50)
    .overwrite(compact)
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

/** A test as the problem of a field: `problem` for a text that is not right. */
export const checked = (isRight: (text: string) => boolean, problem: string) => (text: string) =>
  isRight(text) ? null : problem;

/** A field for the organisation number of a company: ten digits. */
export const organisationNumber = number('organisationsnumret', compactOrganisationNumber, organisationNumberProblem);

/** A field for a Swedish VAT number. */
export const vatNumber = number(
  'momsnumret',
  bare,
  checked(isVatNumber, 'Momsnumret är SE, tio siffror och 01. Kontrollera siffrorna.'),
);
