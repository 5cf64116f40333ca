import fc from 'fast-check';

/**
 * In the core tier, property tests use the same random values in every run, so that a passing test keeps passing. The
 * deep tier sets the seed by the commit.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
