/** The Swedish sentences of a context's codes: a code without a sentence does not compile. */
export type ErrorTextsOf<Errors, Data = object> = {
  readonly [Code in keyof Errors]: Code extends keyof Data ? string | ((data?: Data[Code]) => string) : string;
};

/** The sentence of an error code, filled in with the error's data. */
export function sentenceOf<Code extends string>(
  texts: Readonly<Record<Code, string | ((data?: never) => string)>>,
  code: Code,
  data?: unknown,
): string {
  const text = texts[code];
  return typeof text === 'string' ? text : text(data as never);
}
