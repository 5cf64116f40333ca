import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { useSheetInHand } from '#web/features/work/call-sheet/call-sheet-queries.ts';
import { SheetForm } from '#web/features/work/call-sheet/sheet-form.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useHeld } from '#web/ui/form/use-held.ts';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { OutdatedNote } from '#web/ui/frame/outdated-note.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';

/**
 * The call sheet of one day of a project. The company writes it, publishes versions, and compares with the last
 * published one.
 */
export default function CompanyCallSheet() {
  const [params] = useSearchParams();
  const [id, day] = [params.get('id') ?? '', params.get('day') ?? ''];
  if (id === '' || !isDay(day)) {
    return (
      <PageFrame title="Dagsbesked">
        <EmptyState title="Vilken dag?" action={<LinkButton to="/CompanyDashboard">Till era projekt</LinkButton>}>
          Adressen säger inte vilken dag det gäller. Öppna dagen från projektet.
        </EmptyState>
      </PageFrame>
    );
  }
  return <OfDay key={`${id} ${day}`} id={id} day={day} />;
}

function OfDay({ id, day }: { id: string; day: string }) {
  const title = `Dagsbesked ${formatDay(day)}`;
  return (
    <PageFrame
      query={useSheetInHand(id, day)}
      title={title}
      kicker={(data) => data?.project_title}
      above={() => (
        <Breadcrumb
          crumbs={[
            { label: 'Projektets bokningar', href: projectStepHref(5, { id, kind: 'project' }) },
            { label: title },
          ]}
        />
      )}
    >
      {(data) =>
        data.sheet || data.may_write ? (
          <Sheet projectId={id} inHand={data} />
        ) : (
          <EmptyState title="Inget dagsbesked skrevs">
            Dagen är över, eller så är projektet inte aktivt längre, så det går inte att skriva något nu.
          </EmptyState>
        )
      }
    </PageFrame>
  );
}

function Sheet({ projectId, inHand }: { projectId: string; inHand: SheetInHand }) {
  const { held, begun, isOutdated, setWriting, keepSaved, takeNewest } = useHeld(inHand);
  return (
    <SheetForm
      key={begun}
      projectId={projectId}
      inHand={held}
      onWriting={setWriting}
      onSaved={keepSaved}
      note={isOutdated && <OutdatedNote title="Någon annan har sparat dagsbeskedet" onTakeNewest={takeNewest} />}
    />
  );
}
