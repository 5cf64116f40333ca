import type { z } from 'zod';
import type { operationsRoutes } from '#contract/office/operations.ts';
import { problemsOf } from '#domain/office/operations/problems.ts';
import { standingsOf } from '#domain/office/operations/process-standing.ts';
import {
  failingRoutes,
  joinFigures,
  meanSeconds,
  type RouteFigures,
  slowestRoutes,
} from '#domain/office/operations/route-figures.ts';
import { listProcesses } from '#server/processes/heartbeats.ts';
import type { Services } from '#server/services.ts';

const presentRoute = ({ route, count, failed, slowest_seconds, ...figures }: RouteFigures) => ({
  route,
  count,
  failed,
  mean_seconds: meanSeconds({ ...figures, count }),
  slowest_seconds,
});

/**
 * True in production, and on other machines once BACKUP_KEY is set: a machine of development has nothing to lose, and
 * would always have a problem.
 */
const expectsBackups = ({ node_env, backup_key }: Services['env']) =>
  node_env === 'production' || backup_key !== undefined;

/**
 * The state of the running product: problems, processes, jobs, waiting work, slow and failing routes, the database and
 * the backups. All desks that help people may read all of it, because the answer contains no facts about people.
 * @throws if the database does not answer in time
 */
export async function readOperations(
  { env, db, metrics }: Pick<Services, 'env' | 'db' | 'metrics'>,
  now: Date,
): Promise<z.input<(typeof operationsRoutes)['GET /admin/operations']['response']>> {
  const [heard, reading] = await Promise.all([listProcesses(db), metrics.readDatabase()]);
  const processes = standingsOf(heard);
  const figures = joinFigures(processes.filter(({ is_silent }) => !is_silent).flatMap(({ routes }) => routes));
  const [failing, slowest] = [failingRoutes(figures), slowestRoutes(figures)];
  const { waiting: works, dead, jobs, activity: database } = reading;
  const backup = { ...reading.backup, is_expected: expectsBackups(env) };
  return {
    problems: problemsOf({ processes, jobs, works, dead, database, backup, failing, slowest }, now),
    processes,
    jobs: [...jobs],
    works: [...works],
    slowest: slowest.map(presentRoute),
    failing: failing.map(presentRoute),
    database,
    backup: reading.backup,
  };
}
