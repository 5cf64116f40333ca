import type { CandidateRow } from '#contract/casting/candidate.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import type { Activation, clashesByPerson } from './activation.view.ts';

export interface ActivationListProps {
  plan: Activation;
  clashes: ReturnType<typeof clashesByPerson>;
  /** Called with a person who is to be booked now, or later; absent if all approved people are booked. */
  onKeep?: ((id: string, isKept: boolean) => void) | undefined;
}

/**
 * The people to book and the people to refuse, by role. Shows the days on which a person is booked already. Roles of
 * which nothing happens are left out.
 */
export function ActivationList({ plan, clashes, onKeep }: ActivationListProps) {
  const roles = onKeep ? plan.roles.filter((role) => role.booked.length + role.left.length > 0) : plan.roles;
  return (
    <div className="flex flex-col gap-6">
      {roles.map((role) => (
        <div key={role.id} className="border-t border-hairline pt-3">
          <h3 className="voice-serif text-name">{role.title}</h3>
          <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <div>
              <p className="kicker mb-1">Bokas</p>
              {!onKeep && role.booked.length === 0 && <p className="text-sm text-ink-muted">Ingen.</p>}
              <ul className="flex flex-col gap-2">
                {(onKeep ? approvedOf(role) : role.booked).map((row) => (
                  <Booked
                    key={row.id}
                    row={row}
                    clashes={clashes.get(row.talent.id ?? '') ?? []}
                    isKept={role.left.includes(row)}
                    onKeep={onKeep}
                  />
                ))}
              </ul>
              {role.missing > 0 && (
                <p className="mt-2 text-sm">
                  <StateBadge tone="waiting">
                    {role.missing === 1 ? '1 plats är tom' : `${role.missing} platser är tomma`}
                  </StateBadge>
                </p>
              )}
            </div>
            <div>
              <p className="kicker mb-1">Får ett nej</p>
              <p className="text-sm text-ink-muted">
                {role.answered_no.length === 0 ? 'Ingen.' : role.answered_no.map((row) => row.talent.name).join(', ')}
              </p>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const approvedOf = ({ booked, left }: Activation['roles'][number]) =>
  [...booked, ...left].toSorted((one, other) => one.board_position - other.board_position);

interface BookedProps {
  row: CandidateRow;
  clashes: readonly { starts_on: string; ends_on: string }[];
  isKept: boolean;
  onKeep: ActivationListProps['onKeep'];
}

function Booked({ row, clashes, isKept, onKeep }: BookedProps) {
  return (
    <li className="flex items-start gap-3">
      <Avatar name={row.talent.name} src={row.talent.profile_image} size="small" />
      <div className="min-w-0 text-sm">
        {onKeep ? (
          <Checkbox
            label={row.talent.name}
            checked={!isKept}
            onChange={(event) => onKeep(row.id, !event.target.checked)}
          />
        ) : (
          <p className="voice-serif text-lg leading-6">{row.talent.name}</p>
        )}
        {clashes.map((clash) => (
          <p key={clash.starts_on}>
            <StateBadge tone="lost" wraps>
              Redan bokad {formatSpan(clash.starts_on, clash.ends_on)}
            </StateBadge>
          </p>
        ))}
      </div>
    </li>
  );
}
