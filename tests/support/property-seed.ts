import fc from 'fast-check';

/**
 * Property tests draw the same values in every run of the core tier, so that a passing test keeps passing. The deep
 * tier sets another seed for each commit.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
