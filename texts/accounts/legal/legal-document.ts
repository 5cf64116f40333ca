/** A list inside a section, one sentence or phrase each. */
interface LegalList {
  readonly list: readonly string[];
}

/** Facts that are easier to find in columns than in sentences; the first cell of a row names the row. */
export interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph, a list or a table. */
export type LegalBlock = string | LegalList | LegalTable;

interface LegalSection {
  /** Fragment of the section's address ('#betalning'), so that a mail or an answer can link to the section. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/**
 * A text that people agree to or are informed by. Its words are data, so that the log can hold the hash of the text
 * shown.
 */
export interface LegalDocument {
  readonly title: string;
  /** The ISO day from which the text applies; every change of the words gets a new day. */
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
 * The whole document as plain text, in reading order: the input of a consent's SHA-256. The result depends on the words
 * alone, so the same version gives the same text on every machine.
 */
export function legalText(document: LegalDocument): string {
  const sections = document.sections.map(({ heading, blocks }, at) =>
    [`${at + 1}. ${heading}`, ...blocks.map(plainBlock)].join('\n\n'),
  );
  return `${[`${document.title} (${document.version})`, document.gist, ...sections].join('\n\n')}\n`;
}
