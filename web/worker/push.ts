import type { WorkerScope } from './worker-scope.ts';

/** Listens for messages of the push service, of which there are none yet. */
export function hearPushes(_worker: WorkerScope): void {}
