/** The providers that people may sign in with (spec, section 7). */
export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];
