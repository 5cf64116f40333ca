import { isTest, type Problem, type Rule } from './source.ts';

/** The layers inside the server: each knows itself and those before it. What stands in one entry may know each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['db', 'sealed', 'threads', 'outside', 'formats', 'media'],
  ['live'],
  ['outbox', 'mail'],
  ['events'],
  ['lifecycle'],
  ['files', 'documents', 'search-index', 'jobs'],
  ['http'],
  ['features'],
];

// Directly in server/, and known by all: who acts, what time it is, and what the environment says.
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

// The runner learns of the nouns here, and only by what each context tells of their lifecycles.
const ROOMS = 'server/lifecycle/rooms.ts';
const ROOMS_OF_CONTEXT = /^server\/features\/[^/]+\/rooms\.ts$/;
const ROOM_OF_NOUN = /^server\/features\/[^/]+\/[^/]+\/lifecycle\.ts$/;

// What the runner sees of a context tells of lifecycles and of nothing else, so that no circle passes through it.
const mayClimb = (path: string, target: string) => path === ROOMS && ROOMS_OF_CONTEXT.test(target);
const isOnlyOfLifecycles = (target: string) => ROOM_OF_NOUN.test(target) || target === 'server/lifecycle/room.ts';

/** Where a path stands in the order; what starts the server and lies outside the layers stands after all of them. */
function layerOf(path: string): number {
  if (GROUND.includes(path)) return -1;
  if (path === SERVICES) return FIRST_WITH_SERVICES;
  const folder = /^server\/([^/]+)\//.exec(path)?.[1];
  const layer = LAYERS.findIndex((names) => folder !== undefined && names.includes(folder));
  return layer < 0 ? LAYERS.length : layer;
}

/** Inside the server imports go down only, also for types: who reads a layer needs nothing of those above it. */
export const serverLayers: Rule = (files) =>
  files.flatMap(({ path, imports }): Problem[] => {
    // What a process has names the types of everything it hands out.
    if (!path.startsWith('server/') || isTest(path) || path === SERVICES) return [];
    const own = layerOf(path);
    return imports
      .filter(({ isOurs, target }) => isOurs && target.startsWith('server/'))
      .filter(({ target }) =>
        ROOMS_OF_CONTEXT.test(path) ? !isOnlyOfLifecycles(target) : layerOf(target) > own && !mayClimb(path, target),
      )
      .map(({ target }) => ({
        path,
        message: `must not import ${target}. The order in the server is ${LAYERS.map((names) => names.join(' and ')).join(', ')}: move what is needed down, or take it as an argument.`,
      }));
  });
