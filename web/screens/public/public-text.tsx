import { PUBLIC_WORDS, type PublicWordsId } from '#texts/office/public-words.ts';

/**
 * A text of the public pages that administrators can rewrite. The build draws the original text; the server replaces it
 * with the latest one, found by the name in `data-said`, as plain text.
 */
export const PublicText = ({ id }: { id: PublicWordsId }) => <span data-said={id}>{PUBLIC_WORDS[id].text}</span>;
