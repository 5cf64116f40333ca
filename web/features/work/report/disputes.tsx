import { useState } from 'react';
import type { ReportSummary } from '#contract/work/report.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useDisputes } from './report-queries.ts';

const settling = onDemand(() => import('./settle-report.tsx'));

/** The disputes between companies and talents, which an administrator settles. Renders nothing if there are none. */
export function Disputes() {
  const page = usePageNumber('disputes');
  const query = useDisputes(page);
  const [opened, setOpened] = useState<string>();
  const here = useOnDemand(settling, opened !== undefined, () => setOpened(undefined));
  if (query.data?.total === 0) return null;
  return (
    <Section title="Oense om arbete" className="mt-12" description="De som har väntat längst står först.">
      <QueryFrame query={query}>
        {(data) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((row) => (
                <Row key={row.id} row={row} onOpen={() => setOpened(row.id)} />
              ))}
            </ul>
            <PageLinks of={data} noun="rapporter" name="disputes" />
          </>
        )}
      </QueryFrame>
      <Dialog
        size="wide"
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
        title="Avgör rapporten"
      >
        {opened && here && <here.SettleReport id={opened} onDone={() => setOpened(undefined)} />}
      </Dialog>
    </Section>
  );
}

function Row({ row, onOpen }: { row: ReportSummary; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span>
        <span className="voice-serif block text-lg leading-6">{row.project_title}</span>
        <span className="text-sm text-ink-muted">
          {row.talent_name}, {row.role_title} hos {row.company_name}
        </span>
      </span>
      <Button size="small" onClick={onOpen}>
        Läs och avgör<span className="sr-only">: {row.talent_name}</span>
      </Button>
    </li>
  );
}
