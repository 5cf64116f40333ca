type Schema = { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } };

/** The fields for which a schema refuses a value; empty if it accepts the value. */
export const refusedBy =
  (schema: Schema) =>
  (value: unknown): string[] =>
    schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
