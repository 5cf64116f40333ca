import { useQuery } from '@tanstack/react-query';
import type { AuditionView } from '#contract/auditions/audition.ts';
import { query } from '#web/api/client.ts';
import { auditionHref } from '#web/features/auditions/audition/audition.view.ts';
import { PeopleOfRole } from '#web/features/auditions/viewing/people-of-role.tsx';
import { usePeople } from '#web/features/auditions/viewing/use-viewing.ts';
import { viewingHref } from '#web/features/auditions/viewing/viewing.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';

const TITLE = 'Rollens kandidater';

/** The talents called for a role, one after another: their material, and the members' opinions beside it. */
export default function CompanyAuditionRoleCandidates() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  if (id === '') {
    return (
      <PageFrame title={TITLE}>
        <EmptyState
          title="Vilken provfilmning?"
          action={<LinkButton to="/CompanyDashboard">Till era projekt</LinkButton>}
        >
          Adressen säger inte vilken provfilmning det gäller. Öppna den från projektet.
        </EmptyState>
      </PageFrame>
    );
  }
  return <OfAudition id={id} />;
}

/** The role named in the address, otherwise the first role. */
const roleOf = (audition: AuditionView | undefined, id: string | null) =>
  audition?.roles.find((role) => role.id === id) ?? audition?.roles[0];

function OfAudition({ id }: { id: string }) {
  const [params] = useSearchParams();
  const audition = useQuery(query('GET /auditions/:id', { params: { id } }));
  const role = roleOf(audition.data, params.get('role'));
  return (
    <PageFrame
      query={audition}
      title={role?.title ?? TITLE}
      kicker={(view) => view?.project_title}
      above={(view) =>
        view && <Breadcrumb crumbs={[{ label: view.title, href: auditionHref(id) }, { label: role?.title ?? TITLE }]} />
      }
      actions={(view) =>
        view?.roles
          .filter((one) => one !== role)
          .map((one) => (
            <LinkButton key={one.id} size="small" to={viewingHref({ id, role: one.id })}>
              {one.title}
            </LinkButton>
          ))
      }
    >
      {(view) => (role ? <OfRole audition={view} role_id={role.id} /> : <Nobody audition={view} />)}
    </PageFrame>
  );
}

function OfRole({ audition, role_id }: { audition: AuditionView; role_id: string }) {
  const [params] = useSearchParams();
  const { id, kind } = audition;
  const [person, beside] = [params.get('person') ?? undefined, params.get('beside') ?? undefined];
  return (
    <QueryFrame
      query={usePeople(id, role_id)}
      isEmpty={({ items }) => items.length === 0}
      empty={<Nobody audition={audition} />}
    >
      {({ items }) => (
        <PeopleOfRole key={role_id} address={{ id, role: role_id, person, beside }} people={items} kind={kind} />
      )}
    </QueryFrame>
  );
}

function Nobody({ audition }: { audition: AuditionView }) {
  return (
    <EmptyState
      title="Ingen att titta på än"
      action={<LinkButton to={auditionHref(audition.id)}>Till provfilmningen</LinkButton>}
    >
      Här står de som har kallats till rollen, så snart provfilmningen är publicerad.
    </EmptyState>
  );
}
