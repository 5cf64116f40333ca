import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import {
  addFigures,
  failingRoutes,
  joinFigures,
  type RouteFigures,
  slowestRoutes,
} from '#domain/office/operations/route-figures.ts';
import type { Answer } from './tell-answers.ts';

/**
 * The spans of five minutes in an hour. The current span is one of them, so the last 55 to 60 minutes are remembered.
 */
const SPANS = 12;
const SPAN_MS = 300_000;
/** First status of failures of the server. */
const FIRST_FAILURE = 500;
/** An answer, as a process remembers it. */
interface Answered {
  readonly route: string;
  readonly ms: number;
  readonly has_failed: boolean;
}

/** The answers of a process within the last hour, by route. */
export interface RecentRequests {
  add(answered: Answered): void;
  /** The ten slowest and the ten most failing routes. */
  top(): RouteFigures[];
}

/**
 * Remembers the figures of each route for an hour.
 * @param age measures time in ms; a clock that somebody sets would forget too much or too little
 */
export function createRecentRequests(now: () => Date, age = () => performance.now()): RecentRequests {
  let spans: { readonly at: number; readonly figures: Map<string, RouteFigures> }[] = [];
  const isRecent = ({ at }: { readonly at: number }) => at > Math.floor(age() / SPAN_MS) - SPANS;
  const current = () => {
    const at = Math.floor(age() / SPAN_MS);
    const last = spans.at(-1);
    if (last?.at === at) return last.figures;
    const figures = new Map<string, RouteFigures>();
    spans = [...spans.filter(isRecent), { at, figures }];
    return figures;
  };
  return {
    add({ route, ms, has_failed }) {
      const figures = current();
      const seconds = ms / 1000;
      const failed_since = has_failed ? now().toISOString() : null;
      const one = { route, count: 1, failed: has_failed ? 1 : 0, failed_since, seconds, slowest_seconds: seconds };
      const known = figures.get(route);
      figures.set(route, known ? addFigures(known, one) : one);
    },
    top() {
      const all = joinFigures(spans.filter(isRecent).flatMap(({ figures }) => [...figures.values()]));
      return [...new Set([...slowestRoutes(all), ...failingRoutes(all)])];
    },
  };
}

/**
 * The routes of the API whose time is the server's own, by method and path. The time of an upload depends on the
 * sender, and a stream of live updates is open for hours.
 */
const TIMED: ReadonlySet<string> = new Set(
  Object.entries(contract).flatMap(([key, route]) => ('upload' in route ? [] : [key.replace(' ', ` ${API_PREFIX}`)])),
);

/** Remembers the answers of the TIMED routes; of other routes only failures, without their time. */
export const remembering =
  (recent: RecentRequests) =>
  ({ method, route, status, ms }: Answer): void => {
    const key = `${method} ${route}`;
    const isTimed = TIMED.has(key);
    const has_failed = status >= FIRST_FAILURE;
    if (isTimed || has_failed) recent.add({ route: key.replace(API_PREFIX, ''), ms: isTimed ? ms : 0, has_failed });
  };
