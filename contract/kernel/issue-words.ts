import { z } from 'zod';

// The sentence beside a field whose schema has no sentence of its own, on the server and in the forms. zod's Swedish
// sentences name types and quote patterns, which help nobody at a form.
const PLAIN: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'Fyll i det här fältet.',
  invalid_value: 'Välj ett av alternativen.',
  invalid_union: 'Det här värdet går inte att använda.',
  unrecognized_keys: 'Okänt fält.',
  invalid_format: 'Formatet stämmer inte.',
};

/** The sentence for a limit on characters of a text, items of a list, or a number. */
function limitWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.origin === 'string') return `${issue.code === 'too_big' ? 'Högst' : 'Minst'} ${limit} tecken.`;
  if (issue.origin === 'array') return issue.code === 'too_big' ? `Högst ${limit} åt gången.` : `Välj minst ${limit}.`;
  return `${issue.code === 'too_big' ? 'Högst' : 'Lägst'} ${limit}.`;
}

z.config({ ...z.locales.sv(), customError: (issue) => limitWords(issue) ?? PLAIN[issue.code] });
