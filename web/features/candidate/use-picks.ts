import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TalentCard } from '#contract/search.ts';
import { api, query } from '#web/api/client.ts';
import { refreshProjects } from '#web/features/project/use-project.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Somebody picked for a role and not asked yet. */
export interface Pick {
  readonly role_id: string;
  readonly talent: TalentCard;
}

/** Everybody picked in a project and not asked yet. */
export function usePicks(projectId: string) {
  return useQuery(query('GET /projects/:id/picks', { params: { id: projectId } }));
}

/** Picks and takes picks back, with a word about it and the way back. */
export function usePicking(projectId: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const attempt = async (act: () => Promise<unknown>, done?: () => void) => {
    try {
      await act();
      done?.();
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    } finally {
      refreshProjects(client);
    }
  };
  const pick = (role_id: string, talent_ids: string[]) =>
    attempt(() => api('PUT /projects/:id/picks', { params: { id: projectId }, body: { role_id, talent_ids } }));
  const unpick = ({ role_id, talent }: { role_id: string; talent: { id: string; name: string } }) =>
    attempt(
      () =>
        api('DELETE /projects/:id/picks/:role_id/:talent_id', {
          params: { id: projectId, role_id, talent_id: talent.id },
        }),
      () =>
        showToast(`${talent.name} är borttagen.`, {
          action: { label: 'Ångra', onChoose: () => void pick(role_id, [talent.id]) },
        }),
    );
  return { pick, unpick };
}
