/** A list inside a section, one sentence or phrase each. */
interface LegalList {
  readonly list: readonly string[];
}

/** Facts that are easier to find in columns than in sentences; the first cell of a row names it. */
export interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph, a list or a table. */
export type LegalBlock = string | LegalList | LegalTable;

interface LegalSection {
  /** Part of the address of the section ('#betalning'), so that a mail or an answer can point at it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A text that is agreed to or informed about. Its words are data, so that what was shown can be logged by its hash. */
export interface LegalDocument {
  readonly title: string;
  /** The ISO day from which it holds; a new day for every change of its words. */
  readonly version: string;
  /** The gist in a sentence or two. */
  readonly gist: string;
  readonly sections: readonly LegalSection[];
}

function plainBlock(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  return [block.caption, ...[block.columns, ...block.rows].map((cells) => cells.join(' | '))].join('\n');
}

/**
 * The whole document as plain text, in the order it is read: what a consent's SHA-256 is taken of. It depends on nothing
 * but the words, so the same version gives the same text on every machine.
 */
export function legalText(document: LegalDocument): string {
  const sections = document.sections.map(({ heading, blocks }, at) =>
    [`${at + 1}. ${heading}`, ...blocks.map(plainBlock)].join('\n\n'),
  );
  return `${[`${document.title} (${document.version})`, document.gist, ...sections].join('\n\n')}\n`;
}
