import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { useInterested } from './use-interested.ts';

interface AddPeopleProps {
  projectId: string;
  /** The candidates that the presentation shows already. */
  taken: readonly string[];
  onAdd: (candidateId: string) => void;
}

/** The people that have said yes and are not in the presentation; fetched when the company opens the list. */
export function AddPeople({ projectId, taken, onAdd }: AddPeopleProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, isPending } = useInterested(projectId, isWanted);
  const left = data?.filter(({ id }) => !taken.includes(id)) ?? [];
  return (
    <Disclosure title="Lägg till fler" onToggle={(isOpen) => isOpen && setIsWanted(true)} isWide className="mt-4">
      {isPending && isWanted && <Loading />}
      {data && left.length === 0 && <p>Alla som har svarat ja är med.</p>}
      <ul className="divide-y divide-hairline">
        {left.map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-2 text-ink">
            <Avatar name={row.talent.name} src={row.talent.profile_image} />
            <span className="min-w-0 flex-1">
              {row.talent.name}
              <span className="block text-sm text-ink-muted">{row.role_title}</span>
            </span>
            <Button size="small" onClick={() => onAdd(row.id)}>
              Lägg till
              <span className="sr-only"> {row.talent.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
