import { useQuery } from '@tanstack/react-query';
import type { TalentCard } from '#contract/people/talent-card.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** A person picked for a role and not asked yet. */
export interface Pick {
  readonly role_id: string;
  readonly talent: TalentCard;
  /** The demands of the role that the person declines. */
  readonly declined: readonly string[];
}

/** The people of a project that are picked and not asked yet. */
export function usePicks(projectId: string) {
  return useQuery(query('GET /projects/:id/picks', { params: { id: projectId } }));
}

/** Picks people and removes picks. A removal has a toast with 'Ångra'. */
export function usePicking(projectId: string) {
  const { run } = useCommand({ hasToast: true });
  const pick = (role_id: string, talent_ids: string[]) =>
    run('PUT /projects/:id/picks', { params: { id: projectId }, body: { role_id, talent_ids } });
  const unpick = async ({ role_id, talent }: { role_id: string; talent: { id: string; name: string } }) => {
    const params = { id: projectId, role_id, talent_id: talent.id };
    if (!(await run('DELETE /projects/:id/picks/:role_id/:talent_id', { params }))) return;
    showToast(`${talent.name} är borttagen.`, {
      action: { label: 'Ångra', onChoose: () => void pick(role_id, [talent.id]) },
    });
  };
  return { pick, unpick };
}
