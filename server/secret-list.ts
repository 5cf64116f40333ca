/**
 * The secrets of one setting. The first writes, all read: so a secret can be changed while the product runs, and what
 * the earlier one has signed or sealed stays valid until it is taken out of the list.
 */
export type Secrets = readonly [string, ...string[]];

/** Minimum length of a secret. */
export const SECRET_LENGTH_MIN = 32;

/**
 * The secrets of a setting, which are separated by commas; empty if the setting has none. A comma within a secret is
 * written twice: a secret that was set before there were lists may have one.
 */
export const splitSecrets = (text: string): string[] =>
  (text.match(/(?:[^,]|,,)+/g) ?? []).map((secret) => secret.trim().replaceAll(',,', ',')).filter(Boolean);

/** Applies a function to each secret, the writing one first. */
export const forEach = <T>([first, ...others]: Secrets, work: (secret: string) => T): readonly [T, ...T[]] => [
  work(first),
  ...others.map(work),
];
