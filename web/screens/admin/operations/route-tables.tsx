import type { OperatedRoute } from '#contract/office/operations.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { type Operations, secondsText } from './operations.view.ts';

const route: Column<OperatedRoute> = {
  id: 'route',
  header: 'Adress',
  is_row_header: true,
  cell: (one) => <code className="text-sm wrap-anywhere">{one.route}</code>,
};
const count: Column<OperatedRoute> = {
  id: 'count',
  header: 'Svar',
  align: 'end',
  cell: (one) => formatNumber(one.count),
};
const failed: Column<OperatedRoute> = {
  id: 'failed',
  header: 'Fel',
  align: 'end',
  cell: (one) => formatNumber(one.failed),
};
const mean: Column<OperatedRoute> = {
  id: 'mean',
  header: 'I snitt',
  align: 'end',
  cell: (one) => secondsText(one.mean_seconds),
};
const slowest: Column<OperatedRoute> = {
  id: 'slowest',
  header: 'Längst',
  align: 'end',
  cell: (one) => secondsText(one.slowest_seconds),
};

/** The routes of the last hour that failed. */
export function FailingRoutes({ routes }: { routes: Operations['failing'] }) {
  if (routes.length === 0) return null;
  return (
    <Section title="Svar med fel" aside="senaste timmen">
      <DataTable label="Svar med fel" columns={[route, failed, count]} rows={routes} keyOf={(one) => one.route} />
    </Section>
  );
}

/** The slowest routes of the last hour, folded together: one that is too slow is a problem above. */
export function SlowestRoutes({ routes }: { routes: Operations['slowest'] }) {
  return (
    <Disclosure isWide title="Långsammaste svaren den senaste timmen">
      <DataTable
        label="Långsammaste svaren"
        columns={[route, mean, slowest, count]}
        rows={routes}
        keyOf={(one) => one.route}
        empty={<p>Inget att visa än.</p>}
      />
    </Disclosure>
  );
}
