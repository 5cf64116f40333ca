import { API_PREFIX } from '#contract/kernel/route.ts';
import type { InjectedServer } from '#tests/support/test-server.ts';
import type { Call } from './calls.ts';
import { noteChanges, takeChanges } from './changes.ts';
import type { Answered } from './faults.ts';
import { type FuzzWorld, makeFuzzWorld } from './fuzz-world.ts';

/** A run: its server, its callers, and its counters. */
export interface Run {
  readonly server: InjectedServer;
  world: FuzzWorld;
  calls: number;
  granted: number;
  /** Number of calls since the callers and objects were made. */
  of_world: number;
  readonly granted_routes: Set<string>;
}

/** Makes the callers and objects, and begins to record the tables that calls write to. */
export async function startRun(server: InjectedServer): Promise<Run> {
  const world = await makeFuzzWorld(server);
  await noteChanges(server.services.pool);
  return { server, world, calls: 0, granted: 0, of_world: 0, granted_routes: new Set() };
}

/** Makes new callers and objects. */
export async function startAnew(run: Run): Promise<void> {
  run.world = await makeFuzzWorld(run.server);
  await takeChanges(run.server.services.pool);
  run.of_world = 0;
}

/** Makes a call and counts it. */
export async function sendCall(run: Run, { route, caller, params, query, body, type }: Call): Promise<Answered> {
  const { server, world } = run;
  const [method = 'GET', path = ''] = route.split(' ');
  const values = [...params];
  const filled = path.replace(/:\w+/g, () =>
    encodeURIComponent(world.fill(values.shift() ?? '', route).toWellFormed()),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, world.fill(value, route)]));
  const text = type === 'application/json' ? JSON.stringify(body) : (body as string | undefined);
  const cookie = world.cookieOf(caller);
  const started = performance.now();
  const { statusCode, payload } = await server.inject({
    method: method as 'GET',
    url: `${API_PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
    ...(text !== undefined && { payload: world.fill(text, route) }),
  });
  run.calls += 1;
  run.of_world += 1;
  if (statusCode < 300) {
    run.granted += 1;
    run.granted_routes.add(route);
  }
  return { status: statusCode, text: payload, ms: performance.now() - started };
}
