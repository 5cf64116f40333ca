import { isTest, type Problem, type Rule, type SourceFile } from './source.ts';

/** The packages of package.json and of checks/package.json, by their use (scripts/run/install.mjs). */
export interface PackageGroups {
  /** `dependencies`: the only packages of an installation that serves. */
  readonly serving: readonly string[];
  /** `devDependencies`: they build the screens and fill the demonstration. */
  readonly product: readonly string[];
  readonly checks: readonly string[];
}

const SERVES = /^(?:server|contract|domain|texts)\//;
// Production refuses the settings that load server/dev/. The code there tells which packages it needs, if they are not
// installed.
const OF_DEVELOPMENT = 'server/dev/';
const BUILT = /^(?:web|demo)\/|^vite\.config\.ts$/;

// Fonts, found by their path (server/documents/typefaces.ts, scripts/subset-fonts.ts).
const FONTS = /^@(?:expo-google-fonts|fontsource-variable)\//;
// No file imports this package: Vite finds it by its name in a style sheet.
const IN_STYLES = 'tailwindcss';

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const packagesIn = ({ imports }: SourceFile) =>
  imports
    .filter(({ isOurs, isTypeOnly, target }) => !isOurs && !isTypeOnly && !target.startsWith('node:'))
    .map(({ target }) => packageOf(target));

/** The packages of types have no code to import: they are used with the package that they describe. */
const describedBy = (name: string) => name.replace(/^@types\//, '').replace(/^(.+)__(.+)$/, '@$1/$2');

/**
 * Each package is in the group of its use: what the server imports is in `dependencies`, and nothing else, since an
 * installation for production has no other packages.
 */
export const packages =
  ({ serving, product, checks }: PackageGroups): Rule =>
  (files) => {
    const isServing = ({ path }: SourceFile) => SERVES.test(path) && !isTest(path) && !path.startsWith(OF_DEVELOPMENT);
    const isBuilt = ({ path }: SourceFile) => BUILT.test(path) && !isTest(path);
    const missing = (from: readonly SourceFile[], allowed: readonly string[], list: string) =>
      from.flatMap((file) =>
        packagesIn(file)
          .filter((name) => !allowed.includes(name))
          .map((name): Problem => ({ path: file.path, message: `Imports ${name}, which belongs in ${list}.` })),
      );
    const idle = (group: readonly string[], used: ReadonlySet<string>, path: string, advice: string) =>
      group
        .filter((name) => !used.has(describedBy(name)) && !FONTS.test(name) && name !== IN_STYLES)
        .map((name): Problem => ({ path, message: `${name} ${advice}` }));
    const served = files.filter(isServing);
    const built = files.filter(isBuilt);
    const [inServer, inBuild] = [served, built].map((some) => new Set(some.flatMap(packagesIn))) as [
      Set<string>,
      Set<string>,
    ];
    // Commands such as Biome are named as text (`findTool`).
    const named = new Set(
      files.flatMap(({ text }) => [...text.matchAll(/'([@\w][^' ]*)'/g)].map((match) => packageOf(match[1] ?? ''))),
    );
    return [
      ...missing(served, serving, '`dependencies` of package.json'),
      ...missing(built, [...serving, ...product], '`devDependencies` of package.json'),
      ...idle(
        serving,
        inServer,
        'package.json',
        'is not imported by the server: move it to `devDependencies`, or remove it.',
      ),
      ...idle(
        product,
        inBuild,
        'package.json',
        'is needed neither by the screens nor by the demonstration: move it to checks/package.json, or remove it.',
      ),
      ...idle(checks, named.add('node'), 'checks/package.json', 'is used by nothing: remove it.'),
    ];
  };
