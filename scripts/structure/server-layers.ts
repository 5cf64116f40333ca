import { isTest, type Problem, type Rule } from './source.ts';

/** The layers inside the server: each knows itself and those before it. Parts of one entry may know each other. */
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

// Directly in server/, and known by all: the actor, the time, and the environment.
const GROUND = [
  'server/actor.ts',
  'server/clock.ts',
  'server/env.ts',
  'server/provider-settings.ts',
  'server/s3-settings.ts',
];

// What a process has is handed to files, documents, routes and features; what stands before them takes what it needs.
const SERVICES = 'server/services.ts';
const FIRST_WITH_SERVICES = LAYERS.findIndex((layer) => layer.includes('files'));

// The runner learns of the nouns here, and only from each context's lifecycles.
const ADAPTERS = 'server/lifecycle/adapters.ts';
const ADAPTERS_OF_CONTEXT = /^server\/features\/[^/]+\/adapters\.ts$/;
const ADAPTER_OF_NOUN = /^server\/features\/[^/]+\/[^/]+\/lifecycle\.ts$/;

// The runner's view of a context holds lifecycles and nothing else, so that no circle passes through it.
const mayClimb = (path: string, target: string) => path === ADAPTERS && ADAPTERS_OF_CONTEXT.test(target);
const isOnlyOfLifecycles = (target: string) => ADAPTER_OF_NOUN.test(target) || target === 'server/lifecycle/adapter.ts';

/** The place of a path in the order; files that start the server and lie outside the layers stand after all of them. */
function layerOf(path: string): number {
  if (GROUND.includes(path)) return -1;
  if (path === SERVICES) return FIRST_WITH_SERVICES;
  const folder = /^server\/([^/]+)\//.exec(path)?.[1];
  const layer = LAYERS.findIndex((names) => folder !== undefined && names.includes(folder));
  return layer < 0 ? LAYERS.length : layer;
}

/** Inside the server imports go down only, also for types: a reader of a layer needs nothing of those above it. */
export const serverLayers: Rule = (files) =>
  files.flatMap(({ path, imports }): Problem[] => {
    // The services of a process name the types of everything they hand out.
    if (!path.startsWith('server/') || isTest(path) || path === SERVICES) return [];
    const own = layerOf(path);
    return imports
      .filter(({ isOurs, target }) => isOurs && target.startsWith('server/'))
      .filter(({ target }) =>
        ADAPTERS_OF_CONTEXT.test(path) ? !isOnlyOfLifecycles(target) : layerOf(target) > own && !mayClimb(path, target),
      )
      .map(({ target }) => ({
        path,
        message: `must not import ${target}. The order in the server is ${LAYERS.map((names) => names.join(' and ')).join(', ')}: move what is needed down, or take it as an argument.`,
      }));
  });
