import { A_GUARD, A_ROLE } from './operators.ts';

/** The area of a rule, for `--area`. */
const AREAS = ['money', 'authorisation', 'privacy', 'other'] as const;
export type Area = (typeof AREAS)[number];

/** Beginnings of the paths of API test files, in all tiers. */
const api = (...names: readonly string[]) => names.map((name) => `tests/api/${name}`);

/** Tests without a server, which run in a second or two. */
const RULES = ['domain', 'texts', 'contract', 'scripts/workflows'];

/** The API tests of an area's rules, besides those of the changed file's own context. */
const OF_AREA: Readonly<Record<Area, readonly string[]>> = {
  money: [
    ...api('money/', 'deal/', 'work/', 'casting/counter-offers', 'people/payment', 'authorisation/two-worlds'),
    ...api('accounts/new-accounts', 'companies/company-settings'),
  ],
  authorisation: [
    ...api('accounts/', 'authorisation/', 'kernel/guards', 'office/', 'companies/members', 'companies/keys'),
    ...api('companies/company-settings', 'work/orders-sent'),
  ],
  privacy: [
    ...api('authorisation/', 'people/', 'finding/search', 'accounts/deletion', 'accounts/erased', 'accounts/retention'),
    ...api('accounts/data-export', 'accounts/privacy', 'talk/thread', 'office/records', 'office/overviews'),
    ...api('office/public', 'office/palette-targets', 'auditions/presentations', 'auditions/viewing', 'companies/'),
    ...api('kernel/private-files', 'kernel/files-on-s3', 'kernel/unsent-files', 'kernel/uploads', 'kernel/media'),
    ...api('kernel/one-clock', 'casting/request-flow', 'work/clearances', 'work/agreements'),
  ],
  other: api(
    'authorisation/two-worlds',
    'casting/',
    'projects/',
    'kernel/concurrency',
    'talk/badges',
    'people/guardian',
    'auditions/',
  ),
};

/** Operators that change rights: their mutants belong to the area 'authorisation' in all files. */
const OF_GUARDS: readonly string[] = [A_ROLE, A_GUARD];

/** The area of each entity's rules, in all layers; the first match applies. */
const AREA_OF: readonly (readonly [RegExp, Area])[] = [
  [/^(?:money|deal)\/|^kernel\/money\/|^people\/payment\b|^work\/(?:report|right|extension)\b/, 'money'],
  [
    /^accounts\/(?:account|appeal|security|passkey|social)\b|^companies\/(?:member|api-key)\b|^office\/(?:mandate|admin)(?:\/|\.)|^casting\/sign-off\b/,
    'authorisation',
  ],
  [/^kernel\/(?:roles\/|(?:acting|admins|members|rate-limits)\.)|^registry\/declared-errors\b/, 'authorisation'],
  [
    /^people\/(?:talent|guardian|cv-document)(?:\/|\.)|^accounts\/(?:deletion|retention|data-export|privacy)\b|^work\/minor\b/,
    'privacy',
  ],
  [/^talk\/thread\b|^auditions\/(?:presentation|viewing)\b|^registry\/record\b|^office\/public\b/, 'privacy'],
  [/^kernel\/contact-details\b/, 'privacy'],
];

/**
 * Server files that identify callers or decide what they see, with their areas. Other server files outside features
 * only read and send.
 */
const OF_HTTP: readonly (readonly [RegExp, Area])[] = [
  [
    /^server\/(?:authentication|http\/(?:acted-place|acting|admit|audit|cookies|guard|kept-answers|key-caller|live-route))\.ts$/,
    'authorisation',
  ],
  [
    /^server\/http\/(?:mark-browser|mount(?:ed-route|-context)?|origin-check|rate-limits|request-steps|resumable-uploads|session|turned-away)\.ts$/,
    'authorisation',
  ],
  [
    /^server\/http\/(?:logged-path|personal-answers|present-answer|private-files-route|send-private-file|shown-people)\.ts$/,
    'privacy',
  ],
];

/** Features that decide which people a caller sees, although their nouns belong to other areas. */
const SHOWING = /^server\/features\/(?:finding|talk\/notification|companies\/company)\//;

/** Features of the server without an area whose rules are known to have tests: their mutants get the area 'other'. */
const OTHER_ROOMS =
  /^server\/features\/(?:accounts\/setting|casting\/candidate|projects\/project|work\/(?:booking|pipeline))\//;

/** The files whose rules are mutated. */
export const MUTATED = [
  'domain/**/*.ts',
  'contract/**/*.ts',
  'server/http/*.ts',
  'server/features/*/*/policy.ts',
  'server/features/*/*/queries.ts',
  'server/features/*/*/queries/*.ts',
  'server/features/*/*/commands.ts',
  'server/features/*/*/commands/*.ts',
];

/** The area of a rule; undefined if no test is known to cover it, so that it is not mutated. */
export function areaOf(file: string, operator: string): Area | undefined {
  if (!file.startsWith('server/features/') && file.startsWith('server/'))
    return OF_GUARDS.includes(operator)
      ? 'authorisation'
      : (OF_HTTP.find(([files]) => files.test(file))?.[1] ?? 'other');
  const noun = file.replace(/^(?:domain|contract|server\/features)\//, '');
  const area = SHOWING.test(file) ? 'privacy' : AREA_OF.find(([nouns]) => nouns.test(noun))?.[1];
  if (area) return OF_GUARDS.includes(operator) ? 'authorisation' : area;
  if (file.startsWith('server/') && !OTHER_ROOMS.test(file)) return undefined;
  return OF_GUARDS.includes(operator) ? 'authorisation' : 'other';
}

/** The API tests of a file's context; the tests of kernel cover code that runs for every request. */
function ownTests(file: string): readonly string[] {
  const context = /^(?:domain|contract|server\/features)\/([a-z]+)\//.exec(file)?.[1];
  return api(`${context ?? 'kernel'}/`);
}

/**
 * The tests without a database: of the rules for a file outside server/, of the own folder for a feature, else of
 * server/http.
 */
function quickTests(file: string): readonly string[] {
  if (!file.startsWith('server/')) return RULES;
  return file.startsWith('server/features/') ? [file.split('/').slice(0, 4).join('/')] : ['server/http'];
}

/** The tests to run for a change, as beginnings of paths, the fast ones first. */
export function testsFor(file: string, area: Area): readonly (readonly string[])[] {
  return [quickTests(file), [...new Set([...ownTests(file), ...OF_AREA[area]])]];
}
