/**
 * A line of an import from an earlier system: a person or a company (docs/import.md). An operator runs the import; no
 * route does.
 */
import { z } from 'zod';
import { companyProblems, companySignUpFields } from '#contract/accounts/account.ts';
import { email, personName } from '#contract/kernel/fields.ts';
import { type TalentProfilePatch, talentProfilePatch } from './talent.ts';

export const IMPORT_KINDS = ['talents', 'companies'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The id in the earlier system; the folder of pictures has the same name. */
const externalId = z
  .string({ error: 'Fyll i id i det tidigare systemet.' })
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_@.-]{0,99}$/u, 'Bara bokstäver, siffror, punkt, streck och @, högst 100 tecken.');

const whose = z.object({ external_id: externalId, email });
const person = whose.extend({ first_name: personName('förnamnet'), last_name: personName('efternamnet') });

/** The identity of an imported talent. The profile has the rest of the line, and the names too. */
type ImportedPerson = z.output<typeof person>;

export interface ImportedTalent {
  readonly person: ImportedPerson;
  readonly profile: TalentProfilePatch;
}

const importedCompany = companySignUpFields
  .omit({ password: true, accepts_terms: true, about: true })
  .extend({ external_id: externalId, about: companySignUpFields.shape.about.default('') })
  .superRefine((company, context) => {
    for (const [field, message] of Object.entries(companyProblems(company))) {
      if (message) context.addIssue({ code: 'custom', message, path: [field] });
    }
  });
export type ImportedCompany = z.output<typeof importedCompany>;

/** A problem of a line: the field, and the sentence that the forms show beside it. */
export interface LineProblem {
  readonly field: string;
  readonly words: string;
}

export type Read<T> = { readonly value: T } | { readonly problems: readonly LineProblem[] };

const problemsOf = ({ issues }: z.ZodError): LineProblem[] =>
  issues.map(({ path, message }) => ({ field: path.join('.'), words: message }));

/** The talent of a line of an import file, or the problems of its fields, one per field. */
export function readTalent(line: Readonly<Record<string, unknown>>): Read<ImportedTalent> {
  const { external_id, email: address, ...profile } = line;
  const told = person.safeParse({ ...line, external_id, email: address });
  const patch = talentProfilePatch.safeParse(profile);
  if (told.success && patch.success) return { value: { person: told.data, profile: patch.data } };
  const problems = [told, patch].flatMap(({ error }) => (error ? problemsOf(error) : []));
  // Both schemas contain the names; a problem of a name is reported once.
  const isFirst = ({ field }: LineProblem, index: number) => problems.findIndex((one) => one.field === field) === index;
  return { problems: problems.filter(isFirst) };
}

/** The company of a line of an import file, or the problems of its fields. */
export function readCompany(line: Readonly<Record<string, unknown>>): Read<ImportedCompany> {
  const read = importedCompany.safeParse(line);
  return read.success ? { value: read.data } : { problems: problemsOf(read.error) };
}
