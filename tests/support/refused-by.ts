type Schema = { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } };

/** The fields that a schema refuses in a value; empty if the schema accepts the value. */
export const refusedBy =
  (schema: Schema) =>
  (value: unknown): string[] =>
    schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
