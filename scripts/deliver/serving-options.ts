/**
 * The options of Node for a delivered process (docs/decisions/0166-memory-of-a-process.md): a smaller young generation
 * than Node's, an old one that is collected once it has doubled, garbage collection on demand
 * (server/threads/release-memory.ts), and sources without types.
 */
export const SERVING_OPTIONS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--expose-gc',
  '--import',
  './scripts/run/delivered.mjs',
] as const;

/** Number of the C library's arenas, from which each thread would otherwise hold freed memory of its own. */
export const SERVING_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' } as const;
