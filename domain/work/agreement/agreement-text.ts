/** A paragraph, a list of sentences, or facts with their labels. */
export type AgreementBlock = string | { list: string[] } | { rows: { label: string; value: string }[] };

/** The complete text of an agreement, as it is printed, shown and signed. */
export interface AgreementText {
  title: string;
  /** The number within its series, 'Avtal 1042'. */
  number: string;
  /** Version of the words around the facts, an ISO day. */
  text_version: string;
  /** The parties, in the order in which they sign. */
  parties: { heading: string; lines: string[] }[];
  sections: { heading: string; blocks: AgreementBlock[] }[];
}
