/** A pattern of `ilike` for what holds a text, whatever signs are in it. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
