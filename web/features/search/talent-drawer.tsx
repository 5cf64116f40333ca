import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '#web/api/client.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { Loading, QueryFrame } from '#web/ui/query-frame.tsx';

// Nobody's profile is open at first.
const profileSheet = onDemand(() => import('#web/features/talent/profile-sheet.tsx'));

export interface DrawnTalent {
  id: string;
  name: string;
}

export interface TalentDrawerProps<Talent extends DrawnTalent> {
  /** Who is shown; undefined closes it. */
  talent: Talent | undefined;
  /** Those one can leaf through, in the order of the list behind. */
  among?: readonly Talent[] | undefined;
  onShow: (talent: Talent | undefined) => void;
  /** What can be done with this person. */
  actions?: ReactNode;
  /** Above the profile: what has been said between company and talent. */
  children?: ReactNode;
}

/** A person's whole profile beside the list one came from, with the next person one key away. */
export function TalentDrawer<Talent extends DrawnTalent>(props: TalentDrawerProps<Talent>) {
  const { talent, among = [], onShow, actions, children } = props;
  const at = among.findIndex((one) => one.id === talent?.id);
  const [before, after] = [at > 0 ? among[at - 1] : undefined, at >= 0 ? among[at + 1] : undefined];
  return (
    <Drawer
      isOpen={talent !== undefined}
      onOpenChange={(isOpen) => !isOpen && onShow(undefined)}
      title={talent?.name ?? ''}
      size="wide"
      actions={
        <div className="flex w-full flex-wrap items-center gap-2">
          {among.length > 1 && (
            <span className="mr-auto flex items-center gap-1">
              <IconButton
                icon={ArrowLeft}
                label={before ? `Föregående: ${before.name}` : 'Ingen före'}
                disabled={!before}
                onClick={() => onShow(before)}
              />
              <IconButton
                icon={ArrowRight}
                label={after ? `Nästa: ${after.name}` : 'Ingen efter'}
                disabled={!after}
                onClick={() => onShow(after)}
              />
              <span className="text-sm text-ink-muted tabular">
                {at + 1} av {among.length}
              </span>
            </span>
          )}
          {actions}
        </div>
      }
    >
      {children}
      {talent && <Profile key={talent.id} id={talent.id} onGiveUp={() => onShow(undefined)} />}
    </Drawer>
  );
}

function Profile({ id, onGiveUp }: { id: string; onGiveUp: () => void }) {
  const profile = useQuery(query('GET /talents/:id', { params: { id } }));
  const sheet = useOnDemand(profileSheet, true, onGiveUp);
  return (
    <QueryFrame query={profile}>
      {(data) => (sheet ? <sheet.ProfileSheet profile={data} nameAs="none" /> : <Loading />)}
    </QueryFrame>
  );
}
