import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BackupPart } from './backup-part.tsx';
import { DatabasePart } from './database-part.tsx';
import { JobTable } from './job-table.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProcessTable } from './process-table.tsx';
import { FailingRoutes, SlowestRoutes } from './route-tables.tsx';
import { WorkTable } from './work-table.tsx';

const AGAIN_MS = 10_000;

/** How the product itself is: problems first, then everything that is watched. The screen polls. */
export default function AdminOperations() {
  const operations = useQuery({ ...query('GET /admin/operations'), refetchInterval: AGAIN_MS });
  return (
    <PageFrame title="Drift" query={operations}>
      {(data) => (
        <div className="flex flex-col gap-12">
          <ProblemList problems={data.problems} />
          <ProcessTable processes={data.processes} />
          <WorkTable works={data.works} />
          <FailingRoutes routes={data.failing} />
          <DatabasePart database={data.database} processes={data.processes} />
          <BackupPart backup={data.backup} />
          <div>
            <JobTable jobs={data.jobs} />
            <SlowestRoutes routes={data.slowest} />
          </div>
        </div>
      )}
    </PageFrame>
  );
}
