import { isTest, type Problem, type Rule } from './source.ts';

/** The layers of the server: each may import itself and those before it. Folders of one entry may import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['db', 'sealed', 'threads', 'outside', 'formats', 'media'],
  ['live', 'jobs'],
  ['outbox', 'mail'],
  ['events'],
  ['lifecycle'],
  ['files', 'documents', 'search-index'],
  ['http'],
  ['features'],
];

// Files directly in server/ that all layers may import: actor, time and environment.
const GROUND = [
  'server/actor.ts',
  'server/clock.ts',
  'server/env.ts',
  'server/provider-settings.ts',
  'server/s3-settings.ts',
];

// Files, documents, routes and features get the services of the process; earlier layers get only what they need.
const SERVICES = 'server/services.ts';
const FIRST_WITH_SERVICES = LAYERS.findIndex((layer) => layer.includes('files'));

// Here the lifecycle runner imports the nouns, and only by the lifecycles of each context.
const ADAPTERS = 'server/lifecycle/adapters.ts';
const ADAPTERS_OF_CONTEXT = /^server\/features\/[^/]+\/adapters\.ts$/;
const ADAPTER_OF_NOUN = /^server\/features\/[^/]+\/[^/]+\/lifecycle\.ts$/;

// A context's adapters file imports only lifecycles, so that no cycle goes through it.
const mayClimb = (path: string, target: string) => path === ADAPTERS && ADAPTERS_OF_CONTEXT.test(target);
const isOnlyOfLifecycles = (target: string) => ADAPTER_OF_NOUN.test(target) || target === 'server/lifecycle/adapter.ts';

/** A path's place in the order; files that start the server are outside the layers and come last. */
function layerOf(path: string): number {
  if (GROUND.includes(path)) return -1;
  if (path === SERVICES) return FIRST_WITH_SERVICES;
  const folder = /^server\/([^/]+)\//.exec(path)?.[1];
  const layer = LAYERS.findIndex((names) => folder !== undefined && names.includes(folder));
  return layer < 0 ? LAYERS.length : layer;
}

/** Imports in the server only go down, also for types: a reader of a layer needs nothing above it. */
export const serverLayers: Rule = (files) =>
  files.flatMap(({ path, imports }): Problem[] => {
    // The file of the services names the types of everything in them.
    if (!path.startsWith('server/') || isTest(path) || path === SERVICES) return [];
    const own = layerOf(path);
    return imports
      .filter(({ isOurs, target }) => isOurs && target.startsWith('server/'))
      .filter(({ target }) =>
        ADAPTERS_OF_CONTEXT.test(path) ? !isOnlyOfLifecycles(target) : layerOf(target) > own && !mayClimb(path, target),
      )
      .map(({ target }) => ({
        path,
        message: `Must not import ${target}. A layer may use itself and the layers before it: ${LAYERS.map((names) => names.join(' and ')).join(', ')}. Move what is needed to an earlier layer, or take it as an argument.`,
      }));
  });
