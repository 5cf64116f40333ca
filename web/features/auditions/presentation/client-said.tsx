import type { BoardVote } from '#contract/auditions/presentation.ts';
import { countText, saidText } from './presentation.view.ts';

/** The client's opinion of a person, on a card: the number of each vote, and each guest's words. */
export function ClientSaid({ votes }: { votes: readonly BoardVote[] | undefined }) {
  if (!votes || votes.length === 0) return null;
  return (
    <div className="border-l-2 border-ink pl-3 text-sm">
      <p className="font-medium">Kunden{countText(votes) && `: ${countText(votes)}`}</p>
      <ul>
        {votes.map((said) => (
          <li key={`${said.presentation_id} ${said.guest_id}`} className="line-clamp-2 text-ink-muted">
            {saidText(said)}
          </li>
        ))}
      </ul>
    </div>
  );
}
