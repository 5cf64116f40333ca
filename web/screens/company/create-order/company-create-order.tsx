import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { ProjectRail } from '#web/features/projects/project/project-rail.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { OrderEditor } from './order-editor.tsx';
import { fromDraft, fromStart } from './order-form.ts';

const TITLE = 'Ny beställning';
const WORDS = 'Säg vad, när, var och vilka. De får frågan med priset och svarar ja, nej eller med egna villkor.';

/** Step 1 of an order, on one page: subject, days, people, fee and use, and when the order is booked. */
export default function CompanyCreateOrder() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Existing key={id} id={id} /> : <New key={params.toString()} />;
}

function New() {
  const [params] = useSearchParams();
  const [from, template] = [params.get('from') ?? undefined, params.get('template') ?? undefined];
  const start = useQuery({
    ...query('GET /order-start', { query: { talent: params.getAll('talent'), from, template } }),
    // Fetched once: the form keeps the values with which it was opened.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <PageFrame title={TITLE} width="reading" description={WORDS} query={start}>
      {({ form, people }) => <OrderEditor saved={undefined} form={fromStart(form)} people={[people]} />}
    </PageFrame>
  );
}

function Existing({ id }: { id: string }) {
  const params = { id };
  const project = useQuery(query('GET /projects/:id', { params }));
  const picks = useQuery(query('GET /projects/:id/picks', { params }));
  return (
    <PageFrame
      title={(data) => data?.title || TITLE}
      width="reading"
      description={WORDS}
      query={project}
      above={(data) => data && <ProjectRail project={data} />}
    >
      {(data) =>
        picks.data && (
          <OrderEditor
            saved={data}
            form={fromDraft(data)}
            people={data.roles.map((role) =>
              picks.data.picks.filter(({ role_id }) => role_id === role.id).map(({ talent }) => talent),
            )}
          />
        )
      }
    </PageFrame>
  );
}
