import type { API_PREFIX } from './route.ts';

// The type holds the two alike: browsers load this file, and not the declarations of routes.
const PREFIX: typeof API_PREFIX = '/api/v1';

/** The arguments of a reading call. */
export interface ReadArgs {
  readonly params?: object;
  readonly query?: object;
}

/**
 * The address of a call of a route's path, such as '/projects/:id'. Values of the query that are empty or undefined are
 * left out.
 */
export function addressOf(path: string, { params = {}, query = {} }: ReadArgs = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  return PREFIX + filled + (search.size > 0 ? `?${search}` : '');
}

/**
 * The attribute of a script element in a document that holds an answer of the API: the JSON of the call, `[route]` or
 * `[route, args]`. The element's text is the JSON of the answer.
 */
export const FIRST_CALL = 'data-call';
/** The attribute with the ETag of such an answer, if it has one. */
export const FIRST_ETAG = 'data-etag';
