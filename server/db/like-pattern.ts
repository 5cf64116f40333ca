/** A pattern for `ilike` that finds a text anywhere, with its special characters escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
