import type { PresentationDetails } from '#contract/auditions/presentation.ts';
import { PresentationForm } from '#web/features/auditions/presentation/presentation-form.tsx';
import { PresentationGuests } from '#web/features/auditions/presentation/presentation-guests.tsx';
import { PresentationSharing } from '#web/features/auditions/presentation/presentation-sharing.tsx';
import { usePresentation } from '#web/features/auditions/presentation/use-presentations.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useHeld } from '#web/ui/form/use-held.ts';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** A presentation for the company's client: its talents, its link, and the client's votes. */
export default function CompanyPresentation() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  if (id === '') {
    return (
      <PageFrame title="Visning för kunden">
        <EmptyState title="Vilken visning?" action={<LinkButton to="/CompanyDashboard">Till era projekt</LinkButton>}>
          Adressen säger inte vilken visning det gäller. Öppna den från projektets urval.
        </EmptyState>
      </PageFrame>
    );
  }
  return <OfPresentation key={id} id={id} />;
}

function OfPresentation({ id }: { id: string }) {
  return (
    <PageFrame
      query={usePresentation(id)}
      title={(data) => data?.title ?? 'Visning för kunden'}
      kicker={(data) => data?.project_title}
      above={(data) =>
        data && (
          <Breadcrumb
            crumbs={[
              { label: 'Urval', href: projectStepHref(4, { id: data.project_id, kind: 'project' }) },
              { label: data.title },
            ]}
          />
        )
      }
    >
      {(data) => (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Form presentation={data} />
          <aside className="flex flex-col gap-10 max-lg:order-first lg:sticky lg:top-24 lg:self-start">
            <PresentationSharing presentation={data} />
            <div className="max-lg:hidden">
              <PresentationGuests presentation={data} />
            </div>
          </aside>
          <div className="lg:hidden">
            <PresentationGuests presentation={data} />
          </div>
        </div>
      )}
    </PageFrame>
  );
}

function Form({ presentation }: { presentation: PresentationDetails }) {
  const { held, begun, isOutdated, setWriting, keepSaved, takeNewest } = useHeld(presentation);
  return (
    <PresentationForm
      key={begun}
      presentation={held}
      onWriting={setWriting}
      onSaved={keepSaved}
      note={isOutdated && <OutdatedNote title="Någon annan har sparat visningen" onTakeNewest={takeNewest} />}
    />
  );
}
