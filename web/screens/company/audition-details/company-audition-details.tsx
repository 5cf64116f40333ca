import { auditionKindLabels } from '#texts/auditions/audition-words.ts';
import { useAudition } from '#web/features/auditions/audition/audition-queries.ts';
import { auditionsHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { OneAudition } from './one-audition.tsx';

/** One audition: the called talents with the progress of each, times, text, facts and commands. */
export default function CompanyAuditionDetails() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) {
    return (
      <PageFrame title="Provfilmning">
        <EmptyState
          title="Vilken provfilmning?"
          action={<LinkButton to="/CompanyDashboard">Till era projekt</LinkButton>}
        >
          Adressen säger inte vilken det gäller. Öppna den från projektet.
        </EmptyState>
      </PageFrame>
    );
  }
  return <OfId key={id} id={id} />;
}

function OfId({ id }: { id: string }) {
  return (
    <PageFrame
      query={useAudition(id)}
      title={(data) => data?.title ?? 'Provfilmning'}
      kicker={(data) => data && `${auditionKindLabels[data.kind]}, ${data.project_title}`}
      above={(data) =>
        data && (
          <Breadcrumb
            crumbs={[{ label: 'Provfilmningar', href: auditionsHref(data.project_id) }, { label: data.title }]}
          />
        )
      }
    >
      {(data) => <OneAudition audition={data} />}
    </PageFrame>
  );
}
