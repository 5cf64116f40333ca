import fc from 'fast-check';

/**
 * The values that properties are tried with are the same in every run of the core tier: what passes today passes tomorrow.
 * The deep tier sets another seed for each commit.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
