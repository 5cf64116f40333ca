// The saxon-js package has no types; these cover the functions that we call.
declare module 'saxon-js' {
  interface Options {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }
  const SaxonJS: { transform(options: Options, execution: 'sync'): { principalResult: string } };
  export default SaxonJS;
}
