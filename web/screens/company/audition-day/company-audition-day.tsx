import { useEffect } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { useTimes } from '#web/features/auditions/audition-day/audition-day-queries.ts';
import { SignInList } from '#web/features/auditions/audition-day/sign-in-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';

const TITLE = 'Dagens lista';

/** The talents of an audition on one day, to sign in by code or name, and to print. */
export default function CompanyAuditionDay() {
  const [params] = useSearchParams();
  const [id, day, code] = [params.get('id'), params.get('day'), params.get('code')];
  if (code) return <ByCode key={code} code={code} />;
  if (!id)
    return (
      <PageFrame title={TITLE}>
        <EmptyState
          title="Vilken provfilmning?"
          action={<LinkButton to="/CompanyDashboard">Till era projekt</LinkButton>}
        >
          Adressen säger inte vilken dag det gäller. Öppna listan från provfilmningen.
        </EmptyState>
      </PageFrame>
    );
  return <OfDay key={`${id} ${day}`} id={id} day={day ?? undefined} arrived={params.get('klar')} />;
}

/** Signs in the talent of a QR code, then shows the list of that day. */
function ByCode({ code }: { code: string }) {
  const { send, error, failure } = useCommand();
  const go = useNavigate();
  useEffect(() => {
    send('POST /appointments/sign-in', { body: { code } }).then(
      ({ audition_id, day, invitation_id }) =>
        go(`/CompanyAuditionDay?id=${audition_id}&day=${day}&klar=${invitation_id}`, { replace: true }),
      // The error is shown below.
      () => undefined,
    );
  }, [code, send, go]);
  return (
    <PageFrame title={TITLE}>
      {error === undefined ? (
        <Loading />
      ) : (
        <Callout tone="lost" role="alert" title="Ingen anmäldes">
          {failure} Koden gäller på dagen, hos det företag som har kallat personen.
        </Callout>
      )}
    </PageFrame>
  );
}

function OfDay({ id, day, arrived }: { id: string; day: string | undefined; arrived: string | null }) {
  return (
    <PageFrame
      query={useTimes(id, day)}
      width="reading"
      title={(data) => (data?.day ? `${TITLE} ${formatDay(data.day)}` : TITLE)}
      kicker={(data) => data && `${data.title}, ${data.project_title}`}
      above={(data) =>
        data && (
          <Breadcrumb crumbs={[{ label: data.title, href: `/CompanyAuditionDetails?id=${id}` }, { label: TITLE }]} />
        )
      }
      actions={
        <Button size="small" variant="quiet" onClick={() => window.print()} className="print:hidden">
          Skriv ut
        </Button>
      }
      isEmpty={({ slots }) => slots.every(({ people }) => people.length === 0)}
      empty={
        <EmptyState
          title="Ingen har en tid den dagen"
          action={<LinkButton to={`/CompanyAuditionDetails?id=${id}`}>Till tiderna</LinkButton>}
        >
          Ge dem som är kallade en tid, så står de här.
        </EmptyState>
      }
    >
      {(data) => <SignInList times={data} arrivedId={arrived} />}
    </PageFrame>
  );
}
