import { Histogram, type Registry } from 'prom-client';
import type { Answer } from '#server/processes/tell-answers.ts';

/** Upper bounds in seconds. Few, because each route, method and status has its own row of them. */
const BOUNDS = [0.01, 0.05, 0.25, 1, 5];

/** Creates the measurement of requests, and returns what measures an answer. */
export function measureRequests(registry: Registry): (answer: Answer) => void {
  const meter = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the last header of a request to the end of its answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [registry],
  });
  // Node accepts only the known methods, so a stranger cannot make new rows.
  return ({ method, route, status, ms }) => meter.observe({ method, route, status }, ms / 1000);
}
