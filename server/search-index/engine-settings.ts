import type { ProxyEnv } from '#server/outgoing-proxy.ts';
import type { EnginePlace } from '#server/search-engine-url.ts';

/** The settings of an engine behind the search. */
export interface EngineSettings {
  readonly place: EnginePlace;
  readonly proxy: ProxyEnv;
  /** True if the process also has an index of its own, which answers while the engine is away. */
  readonly hasOwnIndex: boolean;
  /** Maximum number of talents per shard. */
  readonly shard_talents?: number;
}
