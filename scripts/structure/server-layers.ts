import { isTest, type Problem, type Rule } from './source.ts';

/** The layers inside the server: each knows itself and those before it. What stands in one entry may know each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['db', 'sealed', 'threads', 'outside', 'formats', 'media'],
  ['live'],
  ['outbox', 'mail'],
  ['events'],
  ['lifecycle'],
  ['files', 'documents', 'search-index'],
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

// The runner learns of each noun here, and only by what the noun tells of its lifecycle.
const ROOMS = 'server/lifecycle/rooms.ts';
const ROOM_OF_NOUN = /^server\/features\/[^/]+\/[^/]+\/lifecycle\.ts$/;

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
      .filter(({ isOurs, target }) => isOurs && target.startsWith('server/') && layerOf(target) > own)
      .filter(({ target }) => path !== ROOMS || !ROOM_OF_NOUN.test(target))
      .map(({ target }) => ({
        path,
        message: `must not import ${target}. The order in the server is ${LAYERS.map((names) => names.join(' and ')).join(', ')}: move what is needed down, or take it as an argument.`,
      }));
  });
