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
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { clock } from '#web/ui/text/clock.ts';
import { Marks } from './marks.tsx';
import { PickButton, PickMany, SendButton } from './pick-buttons.tsx';
import { PickedAside } from './picked-aside.tsx';
import { RoleSwitcher } from './role-switcher.tsx';

const sendRequests = onDemand(() => import('#web/features/casting/candidate/send-requests.tsx'));

/** The words of the buttons: talents are picked for a project ('Välj'), and added to an order ('Lägg till'). */
const WORDS = {
  project: { it: 'Projektet', pick: 'Välj', pickMany: (count: number, role: string) => `Välj ${count} till ${role}` },
  order: {
    it: 'Beställningen',
    pick: 'Lägg till',
    pickMany: (count: number, role: string) => `Lägg till ${count} som ${role}`,
  },
} satisfies Record<ProjectDetails['kind'], unknown>;

/** The search for one role of a project, with the picked and asked talents. */
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

  const actionsOf = (hit: SearchHit) => {
    const mark = markOf(hit, role.id);
    if (mark === 'asked' || !isOpen) return null;
    const isPicked = mark === 'picked';
    return (
      <PickButton
        isPicked={isPicked}
        word={words.pick}
        name={hit.name}
        onPress={() => (isPicked ? unpick({ role_id: role.id, talent: hit }) : pick(role.id, [hit.id]))}
      />
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
                <PickMany
                  word={words.pickMany(chosen.length, role.title)}
                  onClear={clear}
                  onPick={async () => {
                    await pick(
                      role.id,
                      chosen.map((hit) => hit.id),
                    );
                    clear();
                  }}
                />
              )
            : undefined
        }
        beside={
          isOpen && (
            <PickedAside>
              {mayAsk && (
                <div className="mb-5">
                  <SendButton count={picked.length} onPress={() => setIsSending(true)} />
                </div>
              )}
              <PickedList roles={project.roles} picks={picked} onUnpick={unpick} />
            </PickedAside>
          )
        }
      />
      {isSending && sending && (
        <sending.SendRequests project={project} picks={picked} onClose={() => setIsSending(false)} />
      )}
    </div>
  );
}
