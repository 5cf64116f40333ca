type Schema = { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } };

/** The fields beside which a schema refuses a value; none where it takes it. */
export const refusedBy =
  (schema: Schema) =>
  (value: unknown): string[] =>
    schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
