const MOST_LETTERS = 2000;

/**
 * The operation and the text of a statement for its span. Values are parameters; texts in quotes are left out too, and
 * with them the id of the request.
 */
export function statementOf(text) {
  const query = text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, MOST_LETTERS);
  return { operation: /[a-z]+/i.exec(query.replaceAll(/\/\*.*?\*\//g, ''))?.[0].toLowerCase() ?? 'statement', query };
}
