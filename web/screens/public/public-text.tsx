import { PUBLIC_WORDS, type PublicWordsId } from '#texts/office/public-words.ts';

/**
 * A text of the public pages that administrators can rewrite. The build renders the original text; the server finds it
 * by `data-said` and replaces it with the latest one, as plain text.
 */
export const PublicText = ({ id }: { id: PublicWordsId }) => <span data-said={id}>{PUBLIC_WORDS[id].text}</span>;
