import { isTest, type Problem, type Rule } from './source.ts';

/**
 * The layers of the server. A layer may import itself and those before it; folders in one entry may import each other.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['db', 'names', 'sealed', 'threads', 'outside', 'formats', 'media'],
  ['live', 'jobs', 'processes'],
  ['outbox', 'mail', 'push', 'sms'],
  ['events'],
  ['lifecycle'],
  ['files', 'documents', 'search-index', 'search-engine'],
  ['http'],
  ['features'],
];

// Files directly in server/ that all layers may import.
const GROUND = [
  'server/actor.ts',
  'server/backup-settings.ts',
  'server/checkout.ts',
  'server/clock.ts',
  'server/database-tls.ts',
  'server/database-url.ts',
  'server/env.ts',
  'server/provider-settings.ts',
  'server/request-id.ts',
  'server/mail-in-settings.ts',
  'server/mail-signature-settings.ts',
  'server/outgoing-proxy.ts',
  'server/s3-settings.ts',
  'server/search-engine-url.ts',
  'server/secret-files.ts',
  'server/secret-list.ts',
  'server/secret-settings.ts',
  'server/sms-settings.ts',
  'server/traced.ts',
  'server/trusted-proxies.ts',
  'server/version.ts',
];

// Layers from 'files' on may use the services of the process. Earlier layers get only the parts that they need.
const SERVICES = 'server/services.ts';
const FIRST_WITH_SERVICES = LAYERS.findIndex((layer) => layer.includes('files'));

// The one exception: the lifecycle runner imports the adapters file of each context, though features are a later layer.
const ADAPTERS = 'server/lifecycle/adapters.ts';
const ADAPTERS_OF_CONTEXT = /^server\/features\/[^/]+\/adapters\.ts$/;
const ADAPTER_OF_NOUN = /^server\/features\/[^/]+\/[^/]+\/lifecycle\.ts$/;

// The adapters file of a context imports only lifecycles and server/lifecycle/adapter.ts, so that no import cycle goes
// through it.
const mayClimb = (path: string, target: string) => path === ADAPTERS && ADAPTERS_OF_CONTEXT.test(target);
const isOnlyOfLifecycles = (target: string) => ADAPTER_OF_NOUN.test(target) || target === 'server/lifecycle/adapter.ts';

/** The position of a file's layer. Files in no layer, such as those that start the server, come last. */
function layerOf(path: string): number {
  if (GROUND.includes(path)) return -1;
  if (path === SERVICES) return FIRST_WITH_SERVICES;
  const folder = /^server\/([^/]+)\//.exec(path)?.[1];
  const layer = LAYERS.findIndex((names) => folder !== undefined && names.includes(folder));
  return layer < 0 ? LAYERS.length : layer;
}

/** Imports in the server, also of types, never go to a later layer: a reader of a layer needs nothing above it. */
export const serverLayers: Rule = (files) =>
  files.flatMap(({ path, imports }): Problem[] => {
    // server/services.ts imports the types of all services, from any layer.
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
