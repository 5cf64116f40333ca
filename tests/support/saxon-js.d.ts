// Saxon comes without types; this is what we call of it.
declare module 'saxon-js' {
  interface Options {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }
  const SaxonJS: { transform(options: Options, execution: 'sync'): { principalResult: string } };
  export default SaxonJS;
}
