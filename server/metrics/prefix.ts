/** Prefix of our own measurements; the usual ones of a Node process (`process_`, `nodejs_`) have none. */
export const PREFIX = 'medverka_';
