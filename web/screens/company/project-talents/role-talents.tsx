import { Check, Plus, Send } from 'lucide-react';
import { useState } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { PickedList } from '#web/features/casting/candidate/picked-list.tsx';
import { usePicking, usePicks } from '#web/features/casting/candidate/use-picks.ts';
import { writeSearch } from '#web/features/finding/search/search-url.ts';
import { TalentSearch } from '#web/features/finding/search/talent-search.tsx';
import type { OnState } from '#web/features/finding/search/use-search-controls.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { markOf, readRoleSearch, wantedFor, writeRoleSearch } from '#web/features/projects/project/role-search.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { clock } from '#web/ui/text/clock.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { RoleSwitcher } from './role-switcher.tsx';

const sendRequests = onDemand(() => import('#web/features/casting/candidate/send-requests.tsx'));

/** An order is added to where a project chooses among many. */
const WORDS = {
  project: { it: 'Projektet', pick: 'Välj', pickMany: (count: number, role: string) => `Välj ${count} till ${role}` },
  order: {
    it: 'Beställningen',
    pick: 'Lägg till',
    pickMany: (count: number, role: string) => `Lägg till ${count} som ${role}`,
  },
} satisfies Record<ProjectDetails['kind'], unknown>;

const requests = (count: number) => (count === 1 ? '1 förfrågan' : `${count} förfrågningar`);

/** The people for one role of a project: found, picked, asked. */
export function RoleTalents({ project }: { project: ProjectDetails }) {
  const [params, setParams] = useSearchParams();
  const picks = usePicks(project.id);
  const { pick, unpick } = usePicking(project.id);
  const [isSending, setIsSending] = useState(false);
  const sending = useOnDemand(sendRequests, isSending, () => setIsSending(false));
  const role = project.roles.find((one) => one.id === params.get('role')) ?? project.roles[0];
  const words = WORDS[project.kind];
  if (!role) {
    return (
      <EmptyState
        title={`${words.it} har inga roller ännu`}
        action={<LinkButton to={projectStepHref(1, project)}>Skriv roller</LinkButton>}
      >
        Talanger väljs till en roll. Skriv först vem ni söker.
      </EmptyState>
    );
  }
  const search = readRoleSearch(params, wantedFor(project, role, clock.today()));
  const isOpen = project.status === 'draft' || project.status === 'casting';
  const mayAsk = project.status === 'casting';
  const picked = picks.data?.picks ?? [];
  const change: OnState = (next, options) => setParams(writeRoleSearch(next, params), options);
  const send = (
    <Button variant="primary" icon={Send} isWide disabled={picked.length === 0} onClick={() => setIsSending(true)}>
      {picked.length === 0 ? 'Skicka förfrågningar' : `Skicka ${requests(picked.length)}`}
    </Button>
  );

  const actionsOf = (hit: SearchHit) => {
    const mark = markOf(hit, role.id);
    if (mark === 'asked' || !isOpen) return null;
    const name = <span className="sr-only"> {hit.name}</span>;
    return mark === 'picked' ? (
      <Button size="small" icon={Check} onClick={() => unpick({ role_id: role.id, talent: hit })}>
        Vald, ta bort{name}
      </Button>
    ) : (
      <Button size="small" icon={Plus} onClick={() => pick(role.id, [hit.id])}>
        {words.pick}
        {name}
      </Button>
    );
  };
  return (
    <div className="flex flex-col gap-6">
      {!isOpen && <Callout>Rollsättningen är stängd, så ingen mer kan väljas.</Callout>}
      {project.status === 'draft' && (
        <Callout action={<LinkButton to={projectStepHref(1, project)}>Till utkastet</LinkButton>}>
          {words.it} är ett utkast. Du kan redan välja talanger; förfrågningar skickas när rollsättningen är öppen.
        </Callout>
      )}
      <RoleSwitcher roles={project.roles} current={role.id} projectId={project.id} />
      <TalentSearch
        key={role.id}
        search={search}
        onChange={change}
        hrefOf={(page) => `?${writeSearch({ ...search, page }, params)}`}
        projectId={project.id}
        badgeOf={(hit) => <Marks hit={hit} roleId={role.id} />}
        actionsOf={actionsOf}
        chosenActions={
          isOpen
            ? (chosen, clear) => (
                <>
                  <Button variant="quiet" onClick={clear}>
                    Avmarkera
                  </Button>
                  <Button
                    icon={Plus}
                    onClick={async () => {
                      await pick(
                        role.id,
                        chosen.map((hit) => hit.id),
                      );
                      clear();
                    }}
                  >
                    {words.pickMany(chosen.length, role.title)}
                  </Button>
                </>
              )
            : undefined
        }
        beside={
          isOpen && (
            <aside
              aria-label="Valda"
              className="max-lg:mt-10 lg:sticky lg:top-[calc(var(--sticky-top,0px)+1rem)] lg:max-h-[calc(100dvh-var(--sticky-top,0px)-2rem)] lg:w-60 lg:shrink-0 lg:overflow-y-auto 2xl:w-72"
            >
              <h2 className="voice-serif mb-3 text-heading">Valda</h2>
              {mayAsk && <div className="mb-5">{send}</div>}
              <PickedList roles={project.roles} picks={picked} onUnpick={unpick} />
            </aside>
          )
        }
      />
      {isSending && sending && (
        <sending.SendRequests project={project} picks={picked} onClose={() => setIsSending(false)} />
      )}
    </div>
  );
}

function Marks({ hit, roleId }: { hit: SearchHit; roleId: string }) {
  const mark = markOf(hit, roleId) ?? hit.marks[0]?.kind;
  if (!mark) return null;
  const elsewhere = hit.marks.find((one) => one.role_id !== roleId);
  const isHere = markOf(hit, roleId) !== undefined;
  const word = mark === 'asked' ? 'Tillfrågad' : 'Vald';
  return (
    <StateBadge tone={mark === 'asked' ? 'waiting' : 'agreed'} look="tinted">
      {isHere ? word : `${word}: ${elsewhere?.role_title ?? ''}`}
    </StateBadge>
  );
}
