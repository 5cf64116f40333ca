import { z } from 'zod';

// Said beside a field when its schema has no words of its own, on the server and in the forms alike. zod's Swedish
// names types and quotes patterns; a person at a form is better served by these, and by its sentences about limits.
const PLAIN: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'Fyll i det här fältet.',
  invalid_value: 'Välj ett av alternativen.',
  invalid_union: 'Det här värdet går inte att använda.',
  unrecognized_keys: 'Okänt fält.',
  invalid_format: 'Formatet stämmer inte.',
};

z.config({ ...z.locales.sv(), customError: (issue) => PLAIN[issue.code] });
