/** A paragraph, a list of sentences, or facts with their labels. */
export type AgreementBlock = string | { list: string[] } | { rows: { label: string; value: string }[] };

/** The whole words of an agreement, as they are printed, shown and signed. */
export interface AgreementText {
  title: string;
  /** What tells this agreement from every other, 'Avtal 1042'. */
  number: string;
  /** Version of the words around the facts, an ISO day. */
  text_version: string;
  /** Who agrees, in the order in which they sign. */
  parties: { heading: string; lines: string[] }[];
  sections: { heading: string; blocks: AgreementBlock[] }[];
}
