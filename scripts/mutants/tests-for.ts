type Concern = {
  readonly files: RegExp;
  /** Rules alone: a second or two. Asked first. */
  readonly quick: readonly string[];
  /** Over HTTP on a database: asked only about what the quick ones do not notice. */
  readonly slow: readonly string[];
};

const api = (...names: readonly string[]) => names.map((name) => `tests/api/${name}`);

/** Which tests concern a changed file: the first line that fits. */
const CONCERNS: readonly Concern[] = [
  { files: /^domain\/search\//, quick: ['domain/search'], slow: [] },
  { files: /^domain\/matching\//, quick: ['domain/matching'], slow: ['server/search-index'] },
  {
    files: /^domain\/(?:candidate|project|booking|workflow|terms)\//,
    quick: ['domain', 'texts', 'scripts/workflows'],
    slow: api('request-flow', 'project.test', 'badges', 'guardian', 'answer-day'),
  },
  {
    files: /^domain\/(?:account|company|guardian|talent|time)\//,
    quick: ['domain', 'texts', 'contract', 'scripts/workflows'],
    slow: api('guardian', 'account-fields', 'account-judged', 'talent-profile', 'talent-count', 'busy-days'),
  },
  { files: /^domain\//, quick: ['domain', 'texts'], slow: [] },
  { files: /^contract\//, quick: ['contract'], slow: api('authorisation', 'guards') },
  {
    files: /^server\/features\/search\//,
    quick: [],
    slow: api('search-visibility', 'search-privacy', 'search.test', 'privacy'),
  },
  { files: /^server\/features\/shortlist\//, quick: [], slow: api('shortlists') },
  { files: /^server\/features\/saved-search\//, quick: [], slow: api('saved-searches') },
  { files: /^server\/features\/record\//, quick: [], slow: api('records') },
  {
    files: /^server\/features\/(?:candidate|project|pipeline|booking)\//,
    quick: [],
    slow: api('privacy', 'project.test', 'request-flow', 'authorisation', 'answer-day', 'concurrency'),
  },
  { files: /^server\/features\/(?:account|security)\//, quick: [], slow: api('account', 'security') },
  { files: /^server\/features\/social\//, quick: [], slow: [...api('social'), 'server/features/social'] },
  { files: /^server\/features\/guardian\//, quick: [], slow: api('guardian') },
  {
    files: /^server\/features\/(?:talent|notification|company)\//,
    quick: [],
    slow: api('talent', 'busy-days', 'overviews', 'privacy', 'request-flow', 'public'),
  },
];

/** The files whose rules are tried. */
export const MUTATED = [
  'domain/**/*.ts',
  'contract/*.ts',
  'server/features/*/policy.ts',
  'server/features/*/queries.ts',
  'server/features/*/queries/*.ts',
];

/** The tests to run for a changed file, as beginnings of their paths, the quick ones before the slow. */
export function testsFor(file: string): readonly (readonly string[])[] {
  const concern = CONCERNS.find(({ files }) => files.test(file));
  return concern ? [concern.quick, concern.slow].filter((tests) => tests.length > 0) : [];
}
