import { isTest, type Problem, type Rule } from './source.ts';

/** The subjects of the product, in fourteen parts: each may use itself and those before it. */
export const CONTEXTS = [
  'kernel',
  'deal',
  'accounts',
  'people',
  'companies',
  'finding',
  'projects',
  'casting',
  'auditions',
  'work',
  'money',
  'talk',
  'office',
  'registry',
] as const;
type Context = (typeof CONTEXTS)[number];

/** The layers that are divided by context. */
const LAYER = /^(domain|contract|texts|server\/features|web\/features)\/([^/]+)(?:\/|$)/;

const isContext = (name: string): name is Context => (CONTEXTS as readonly string[]).includes(name);

/** The context of a file, as a place in the order; undefined for a file of a layer that is not divided. */
export function contextOf(path: string): Context | undefined {
  const name = LAYER.exec(path)?.[2];
  return name !== undefined && isContext(name) ? name : undefined;
}

/** A divided layer lists contexts and nothing else. */
function placeProblem(path: string): Problem[] {
  const [, layer, name] = LAYER.exec(path) ?? [];
  if (layer === undefined || (name !== undefined && isContext(name))) return [];
  return [{ path, message: `stands in no context. ${layer}/ lists ${CONTEXTS.join(', ')}, and nothing else.` }];
}

/** Imports between contexts go back in the order only, also for types; tests may look at everything. */
export const backEdges: Rule = (files) =>
  files.flatMap(({ path, imports }): Problem[] => {
    const own = contextOf(path);
    if (own === undefined || isTest(path)) return [];
    return imports.flatMap(({ isOurs, target }) => {
      const other = isOurs ? contextOf(target) : undefined;
      if (other === undefined || CONTEXTS.indexOf(other) <= CONTEXTS.indexOf(own)) return [];
      return [
        {
          path,
          message: `must not import ${target}: ${own} stands before ${other}. Move what both need to the earlier context, let the later one hand it in, or say it in the later one's manifest.`,
        },
      ];
    });
  });

/** Every file of a divided layer stands in a context, and no import runs back. */
export const contexts: Rule = (files) => [...files.flatMap(({ path }) => placeProblem(path)), ...backEdges(files)];
