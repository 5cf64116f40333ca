import { hostname } from 'node:os';
import { EnvError } from '#server/env.ts';
import { currentRequestId } from '#server/request-id.ts';
import { traceIdOf } from '#server/traced.ts';
import { VERSION } from '#server/version.ts';
import type { Starting } from './starting.ts';

/**
 * The code of the traces. Its packages of 20 MB are not among the product's, because only a traced process needs them.
 */
const TRACES = new URL('../../ops/tracing/traces.mjs', import.meta.url).href;

/** Traces the process if the settings name a collector. The packages of the traces are loaded only then. */
export async function startTraces({ env, log, stack }: Pick<Starting, 'env' | 'log' | 'stack'>): Promise<void> {
  const { otel_exporter_otlp_endpoint: endpoint } = env;
  if (endpoint === undefined) return;
  const traces = await import(TRACES).catch((error: { code?: string }) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new EnvError(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs the packages of the traces. Install them with: npm ci --prefix ops/tracing',
    );
  });
  const stop: () => Promise<void> = traces.startTraces({
    endpoint,
    attributes: { 'service.version': VERSION, 'host.name': hostname(), 'process.pid': process.pid },
    currentRequestId,
    traceIdOf,
    tell: (err: unknown) => log.warn({ err }, 'traces could not be handed over'),
  });
  // A collector that is away must not fail the stop.
  stack.defer(() => stop().catch((err: unknown) => log.warn({ err }, 'the last traces could not be handed over')));
}
