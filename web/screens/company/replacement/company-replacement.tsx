import type { ReplacementView } from '#contract/work/replacement.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { AskAtOnce } from '#web/features/work/replacement/ask-at-once.tsx';
import { AskedPeople } from '#web/features/work/replacement/asked-people.tsx';
import { FindOthers } from '#web/features/work/replacement/find-others.tsx';
import { CancelFirst, LeftDays } from '#web/features/work/replacement/left-days.tsx';
import { PlaceChain } from '#web/features/work/replacement/place-chain.tsx';
import { useReplacement } from '#web/features/work/replacement/use-replacement.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** The screen for replacing a booked talent: the company cancels the booking, finds others and asks them. */
export default function CompanyReplacement() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  if (id === '') {
    return (
      <PageFrame title="Ersätt någon">
        <EmptyState title="Vem?" action={<LinkButton to="/CompanyBookings">Till bokningarna</LinkButton>}>
          Adressen säger inte vilken bokning det gäller. Öppna den från projektet.
        </EmptyState>
      </PageFrame>
    );
  }
  return <OfBooking id={id} />;
}

const titleOf = (view: ReplacementView | undefined) => (view ? `Ersätt ${view.booking.talent_name}` : 'Ersätt någon');

function OfBooking({ id }: { id: string }) {
  return (
    <PageFrame
      query={useReplacement(id)}
      title={titleOf}
      kicker={(view) => view?.booking.project_title}
      above={(view) =>
        view && (
          <Breadcrumb
            crumbs={[
              {
                label: 'Projektets bokningar',
                href: projectStepHref(5, { id: view.booking.project_id, kind: 'project' }),
              },
              { label: titleOf(view) },
            ]}
          />
        )
      }
    >
      {(view) => <Replacement view={view} />}
    </PageFrame>
  );
}

function Replacement({ view }: { view: ReplacementView }) {
  const found = view.asked.find(({ is_booked }) => is_booked);
  return (
    <div className="flex flex-col gap-10">
      {found && (
        <Callout tone="agreed" title={`${found.name} hoppar in`}>
          Avtalet skrivs nu och väntar strax på er underskrift. Är dagsbeskedet publicerat har {found.name} redan fått
          det.
        </Callout>
      )}
      <LeftDays view={view} />
      {view.booking.status !== 'cancelled' && <CancelFirst view={view} />}
      {view.may_ask && <AskAtOnce view={view} />}
      <AskedPeople view={view} />
      {view.may_ask && <FindOthers view={view} />}
      <PlaceChain chain={view.chain} />
    </div>
  );
}
