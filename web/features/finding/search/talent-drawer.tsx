import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '#web/api/client.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { type Leafing, placeOf } from './previous-next.ts';

// Loaded on demand, because no profile is open when a screen loads.
const companySheet = onDemand(() => import('#web/features/people/talent/company-sheet.tsx'));

export interface DrawnTalent {
  id: string;
  name: string;
}

export interface TalentDrawerProps<Talent extends DrawnTalent> {
  /** The shown talent; undefined if the drawer is closed. */
  talent: Talent | undefined;
  /** The talents for the previous and next buttons, in the order of the list behind. */
  among?: readonly Talent[] | undefined;
  /** Present if `among` is only a part of a longer list. */
  leafing?: Leafing | undefined;
  onShow: (talent: Talent | undefined) => void;
  /** The commands for this person. */
  actions?: ReactNode;
  /** Shown above the profile, such as the thread between company and talent. */
  children?: ReactNode;
}

/** A person's whole profile beside the list, with buttons to the previous and the next person. */
export function TalentDrawer<Talent extends DrawnTalent>(props: TalentDrawerProps<Talent>) {
  const { talent, among = [], leafing, onShow, actions, children } = props;
  const place = placeOf(among, talent?.id, leafing);
  const go = (to: Talent | 'beyond' | undefined, step: 1 | -1) => {
    if (to === 'beyond') leafing?.onBeyond(step);
    else if (to) onShow(to);
  };
  return (
    <Drawer
      isOpen={talent !== undefined}
      onOpenChange={(isOpen) => !isOpen && onShow(undefined)}
      title={talent?.name ?? ''}
      size="wide"
      actions={
        <div className="flex w-full flex-wrap items-center gap-2">
          {place && (
            <span className="mr-auto flex items-center gap-1">
              <LeafButton icon={ArrowLeft} word="Föregående" to={place.previous} onGo={() => go(place.previous, -1)} />
              <LeafButton icon={ArrowRight} word="Nästa" to={place.next} onGo={() => go(place.next, 1)} />
              <span className="text-sm text-ink-muted tabular">
                {formatNumber(place.number)} av {formatNumber(place.total)}
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

interface LeafButtonProps {
  icon: LucideIcon;
  word: string;
  to: DrawnTalent | 'beyond' | undefined;
  onGo: () => void;
}

/** At the end of the list the button stays enabled, so that it keeps the focus. */
function LeafButton({ icon, word, to, onGo }: LeafButtonProps) {
  const label = to === undefined ? `${word}: ingen` : to === 'beyond' ? word : `${word}: ${to.name}`;
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={to === undefined}
      className={to === undefined ? 'opacity-45' : undefined}
      onClick={onGo}
    />
  );
}

function Profile({ id, onGiveUp }: { id: string; onGiveUp: () => void }) {
  const profile = useQuery(query('GET /talents/:id', { params: { id } }));
  const sheet = useOnDemand(companySheet, true, onGiveUp);
  return (
    <QueryFrame query={profile}>{(data) => (sheet ? <sheet.CompanySheet profile={data} /> : <Loading />)}</QueryFrame>
  );
}
