import { z } from 'zod';

z.config(z.locales.sv());

// zod's own Swedish names types and quotes patterns; a person at a form is better served by these.
const PLAIN: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'Fyll i det här fältet.',
  invalid_value: 'Välj ett av alternativen.',
  invalid_union: 'Det här värdet går inte att använda.',
  unrecognized_keys: 'Okänt fält.',
  invalid_format: 'Formatet stämmer inte.',
};

function sentence(issue: z.core.$ZodIssue): string {
  // A message of our own, given in the schema, always wins; zod marks its own by its locale.
  if (issue.code === 'too_big' || issue.code === 'too_small' || issue.code === 'custom') return issue.message;
  const isOwn = issue.message && !issue.message.startsWith('Ogiltig') && !issue.message.startsWith('Okän');
  return isOwn ? issue.message : (PLAIN[issue.code] ?? issue.message);
}

/** Bad input as path of the field ('roles.0.title') to its Swedish sentence; the first one of each field counts. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const path = [...issue.path, key].filter((part) => part !== '').join('.');
      fields[path] ??= sentence(issue);
    }
  }
  return fields;
}
