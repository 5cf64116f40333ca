/** The area of a rule, for `--area`. */
export const AREAS = ['money', 'authorisation', 'privacy', 'other'] as const;
export type Area = (typeof AREAS)[number];

/** Files of API tests by the beginnings of their paths, of every tier. */
const api = (...names: readonly string[]) => names.map((name) => `tests/api/${name}`);

/** The tests without a server, which take a second or two. */
const RULES = ['domain', 'texts', 'contract', 'scripts/workflows'];

/** The API tests that hold an area's rules beside those of the changed file's own context. */
const OF_AREA: Readonly<Record<Area, readonly string[]>> = {
  money: api('money/', 'deal/', 'work/', 'casting/counter-offers', 'people/payment'),
  authorisation: api('accounts/', 'authorisation/', 'kernel/guards', 'office/', 'companies/members', 'companies/keys'),
  privacy: [
    ...api('authorisation/', 'people/', 'finding/search', 'accounts/deletion', 'accounts/erased', 'accounts/retention'),
    ...api(
      'accounts/data-export',
      'accounts/privacy',
      'talk/thread',
      'office/records',
      'office/overviews',
      'office/public',
    ),
    ...api('office/palette-targets', 'auditions/presentations', 'auditions/viewing', 'companies/reasons-to-minors'),
    ...api('kernel/private-files', 'casting/request-flow'),
  ],
  other: api('casting/', 'projects/', 'kernel/concurrency', 'talk/badges', 'people/guardian', 'auditions/'),
};

/** Which area a file's rules belong to: the first that fits. */
const AREA_OF: readonly (readonly [RegExp, Area])[] = [
  [/^domain\/(?:money|deal|kernel\/money|people\/payment|work\/report|work\/right)\//, 'money'],
  [/^server\/features\/(?:money|deal|people\/payment|work\/(?:report|right|extension))\//, 'money'],
  [
    /^domain\/(?:accounts\/(?:account|appeal)|kernel\/roles|companies\/(?:member|api-key)|office\/(?:mandate|admin)|casting\/sign-off)\//,
    'authorisation',
  ],
  [/^(?:contract|server\/http)\/|^server\/authentication\.ts$/, 'authorisation'],
  [
    /^server\/features\/(?:accounts\/(?:account|security|passkey|social)|companies\/(?:member|api-key)|office\/(?:mandate|admin)|casting\/sign-off)\//,
    'authorisation',
  ],
  [
    /^domain\/(?:people\/(?:guardian|talent)|work\/minor|accounts\/(?:deletion|retention|data-export)|talk\/thread|auditions\/presentation)\//,
    'privacy',
  ],
  [/^domain\/kernel\/contact-details\.ts$/, 'privacy'],
  [
    /^server\/features\/(?:people\/(?:talent|guardian|cv-document)|accounts|finding|office\/public|registry\/record|talk\/(?:notification|thread)|auditions\/(?:presentation|viewing)|companies\/company)\//,
    'privacy',
  ],
  [/^domain\//, 'other'],
  [/^server\/features\/(?:casting\/candidate|projects\/project|work\/(?:booking|pipeline))\//, 'other'],
];

/** The files whose rules are tried. */
export const MUTATED = [
  'domain/**/*.ts',
  'contract/*/*.ts',
  'server/http/*.ts',
  'server/features/*/*/policy.ts',
  'server/features/*/*/queries.ts',
  'server/features/*/*/queries/*.ts',
  'server/features/*/*/commands/*.ts',
];

const areaFor = (file: string) => AREA_OF.find(([files]) => files.test(file))?.[1];

export const areaOf = (file: string): Area => areaFor(file) ?? 'other';

/** The API tests of the context that a file belongs to, and those of the machine it is a part of elsewhere. */
function ownTests(file: string): readonly string[] {
  const context = /^(?:domain|contract|server\/features)\/([a-z]+)\//.exec(file)?.[1];
  return context ? api(`${context}/`) : [];
}

/** The tests without a database that concern a file: those of the rules, and those beside it. */
function quickTests(file: string): readonly string[] {
  if (!file.startsWith('server/')) return RULES;
  return file.startsWith('server/features/') ? [file.split('/').slice(0, 4).join('/')] : ['server/http'];
}

/** The tests to run for a changed file, as beginnings of their paths, the quick ones before the slow; none for a file that is not tried. */
export function testsFor(file: string): readonly (readonly string[])[] {
  const area = areaFor(file);
  return area ? [quickTests(file), [...new Set([...ownTests(file), ...OF_AREA[area]])]] : [];
}
