import { PUBLIC_WORDS, type PublicWordsId } from '#texts/office/public-words.ts';

/**
 * A text of the public pages that administrators may write anew. The build draws what it says from the beginning; the
 * server puts the latest in its place by the name in `data-said`, as text.
 */
export const PublicText = ({ id }: { id: PublicWordsId }) => <span data-said={id}>{PUBLIC_WORDS[id].text}</span>;
