/** What a rule is about, for `--area`. */
export const AREAS = ['money', 'authorisation', 'privacy', 'other'] as const;
export type Area = (typeof AREAS)[number];

type Concern = {
  readonly area: Area;
  readonly files: RegExp;
  /** Rules alone: a second or two. Asked first. */
  readonly quick: readonly string[];
  /** Over HTTP on a database: asked only about what the quick ones do not notice. */
  readonly slow: readonly string[];
};

/** Files of API tests by the beginnings of their names, of every tier. */
const api = (...names: readonly string[]) => names.map((name) => `tests/api/${name}`);

const RULES = ['domain', 'texts', 'contract', 'scripts/workflows'];
const MONEY = api(
  ...['invoice', 'payout', 'payment', 'batch', 'bank', 'charge', 'report', 'right', 'extension', 'ledger', 'book'],
  ...['terms', 'changed-', 'rates', 'quote', 'talent-price', 'counter-offers', 'agreements', 'outcome', 'platform'],
);
const SIGNING_IN = api(
  ...['account', 'security', 'session', 'passkeys', 'social', 'authorisation', 'guards', 'mandates', 'members'],
  ...['administrators', 'acting', 'keys', 'shut-out', 'appeals'],
);
const PRIVATE = api(
  ...['privacy', 'records', 'shown', 'authorisation', 'hidden', 'guardian', 'two-guardians', 'talent', 'overviews'],
  ...['search-', 'search.', 'thread', 'deletion', 'erased', 'data-export', 'retention', 'presentations', 'viewing'],
  ...['companys-words', 'private-files', 'cv-documents', 'picture-addresses', 'targets', 'public'],
);

/** Which tests concern a changed file: the first line that fits. */
const CONCERNS: readonly Concern[] = [
  {
    area: 'money',
    files: /^domain\/(?:money|price|terms|ledger|invoice|payout|payment|batch|bank|charge|report|right|platform)\//,
    quick: [...RULES, 'server/formats'],
    slow: MONEY,
  },
  {
    area: 'money',
    files:
      /^server\/features\/(?:invoice|payout|payment|batch|bank|charge|report|right|extension|ledger|books|rate|quote|outcome|platform)\//,
    quick: ['server/features/payment'],
    slow: MONEY,
  },
  {
    area: 'authorisation',
    files: /^domain\/(?:account|member|mandate|admin|api-key|sign-off|appeal)\//,
    quick: RULES,
    slow: SIGNING_IN,
  },
  { area: 'authorisation', files: /^contract\//, quick: ['contract', 'texts'], slow: api('authorisation', 'guards') },
  {
    area: 'authorisation',
    files:
      /^server\/(?:http|authentication\.ts|features\/(?:account|security|passkey|mandate|member|api-key|admin|sign-off)\/)/,
    quick: ['server/http', 'server/features'],
    slow: SIGNING_IN,
  },
  {
    area: 'authorisation',
    files: /^server\/features\/social\//,
    quick: ['server/features/social'],
    slow: api('social'),
  },
  {
    area: 'privacy',
    files: /^domain\/(?:guardian|talent|minor|deletion|retention|data-export|thread|presentation)\//,
    quick: RULES,
    slow: PRIVATE,
  },
  {
    area: 'privacy',
    files:
      /^server\/features\/(?:talent|guardian|privacy|search|shortlist|saved-search|record|notification|thread|deletion|retention|data-export|presentation|viewing|cv-document|public|company)\//,
    quick: [],
    slow: [...PRIVATE, ...api('shortlists', 'saved-searches', 'busy-days', 'request-flow')],
  },
  { area: 'other', files: /^domain\/search\//, quick: ['domain/search'], slow: [] },
  { area: 'other', files: /^domain\/matching\//, quick: ['domain/matching'], slow: ['server/search-index'] },
  {
    area: 'other',
    files: /^domain\//,
    quick: RULES,
    slow: api('request-flow', 'project', 'badges', 'guardian', 'answer-day', 'options', 'auditions'),
  },
  {
    area: 'other',
    files: /^server\/features\/(?:candidate|project|pipeline|booking)\//,
    quick: [],
    slow: api('privacy', 'project', 'request-flow', 'authorisation', 'answer-day', 'concurrency'),
  },
];

/** The files whose rules are tried. */
export const MUTATED = [
  'domain/**/*.ts',
  'contract/*.ts',
  'server/http/*.ts',
  'server/features/*/policy.ts',
  'server/features/*/queries.ts',
  'server/features/*/queries/*.ts',
  'server/features/*/commands/*.ts',
];

const concernOf = (file: string) => CONCERNS.find(({ files }) => files.test(file));

export const areaOf = (file: string): Area => concernOf(file)?.area ?? 'other';

/** The tests to run for a changed file, as beginnings of their paths, the quick ones before the slow. */
export function testsFor(file: string): readonly (readonly string[])[] {
  const concern = concernOf(file);
  return concern ? [concern.quick, concern.slow].filter((tests) => tests.length > 0) : [];
}
