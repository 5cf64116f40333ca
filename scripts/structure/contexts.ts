import { isTest, type Problem, type Rule } from './source.ts';

/** The fourteen contexts of the product. A context may import itself and the contexts before it. */
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

/** The layers that are divided into contexts. */
const LAYER = /^(domain|contract|texts|server\/features|web\/features)\/([^/]+)(?:\/|$)/;

const isContext = (name: string): name is Context => (CONTEXTS as readonly string[]).includes(name);

/** A file's context; undefined for a file of an undivided layer. */
export function contextOf(path: string): Context | undefined {
  const name = LAYER.exec(path)?.[2];
  return name !== undefined && isContext(name) ? name : undefined;
}

/** A divided layer contains contexts and nothing else. */
function placeProblem(path: string): Problem[] {
  const [, layer, name] = LAYER.exec(path) ?? [];
  if (layer === undefined || (name !== undefined && isContext(name))) return [];
  return [
    {
      path,
      message: `This file is in no context. Move it into one of the folders of ${layer}/: ${CONTEXTS.join(', ')}.`,
    },
  ];
}

/** Imports between contexts, also of types, only go to earlier contexts; tests may import anything. */
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
          message: `Must not import ${target}: ${own} comes before ${other}. Move what both need to the earlier context, let the later one pass it in, or declare it in the later one's manifest.`,
        },
      ];
    });
  });

/** Every file of a divided layer is in a context, and no import goes to a later context. */
export const contexts: Rule = (files) => [...files.flatMap(({ path }) => placeProblem(path)), ...backEdges(files)];
