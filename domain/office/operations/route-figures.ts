/** Answers of one route within the last hour. */
export interface RouteFigures {
  /** Method and pattern, such as 'GET /talents/:id'. */
  readonly route: string;
  readonly count: number;
  /** Answers with status 500 or above. */
  readonly failed: number;
  /** Instant (ISO) of the first failed answer; null without one. */
  readonly failed_since: string | null;
  /** Time of all answers, added up. */
  readonly seconds: number;
  readonly slowest_seconds: number;
}

/** Number of routes in each list. */
const SHOWN = 10;

/** Mean time of an answer in seconds. */
export const meanSeconds = ({ seconds, count }: Pick<RouteFigures, 'seconds' | 'count'>): number => seconds / count;

const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

/** Adds the figures of two processes or two spans of time about the same route. */
export const addFigures = (one: RouteFigures, other: RouteFigures): RouteFigures => ({
  route: one.route,
  count: one.count + other.count,
  failed: one.failed + other.failed,
  failed_since: earlier(one.failed_since, other.failed_since),
  seconds: one.seconds + other.seconds,
  slowest_seconds: Math.max(one.slowest_seconds, other.slowest_seconds),
});

/** Joins figures of the same routes. */
export function joinFigures(all: Iterable<RouteFigures>): RouteFigures[] {
  const joined = new Map<string, RouteFigures>();
  for (const one of all) {
    const known = joined.get(one.route);
    joined.set(one.route, known ? addFigures(known, one) : one);
  }
  return [...joined.values()];
}

/** The ten routes with the longest mean time, the slowest first. */
export const slowestRoutes = (all: readonly RouteFigures[]): RouteFigures[] =>
  all
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => meanSeconds(other) - meanSeconds(one))
    .slice(0, SHOWN);

/** The ten routes with the most failures, the most first. */
export const failingRoutes = (all: readonly RouteFigures[]): RouteFigures[] =>
  all
    .filter(({ failed }) => failed > 0)
    .toSorted((one, other) => other.failed - one.failed)
    .slice(0, SHOWN);
