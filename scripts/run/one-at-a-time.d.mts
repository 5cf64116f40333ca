/** See one-at-a-time.mjs. */
export function oneAtATime<T>(folder: string, name: string, work: () => T | Promise<T>): Promise<T>;
