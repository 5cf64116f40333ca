import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ViewedPerson } from '#contract/auditions/viewing.ts';
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import { invitationLabel } from '#texts/auditions/audition-words.ts';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { decisionWord } from './viewing.view.ts';

interface PeopleListProps {
  people: readonly ViewedPerson[];
  shown: string;
  kind: AuditionKind;
  hrefOf: (person: ViewedPerson) => string;
}

/** The people called for the role: a column on desktop, a strip to swipe on phones. */
export function PeopleList({ people, shown, kind, hrefOf }: PeopleListProps) {
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each newly shown person
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    // The list is positioned, so that it clips the words for screen readers; otherwise they would widen the page.
    <nav aria-label="Kallade" className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <ul className="swipes relative flex gap-2 overflow-x-auto pb-2 max-lg:-mx-4 max-lg:px-4 lg:flex-col lg:gap-0 lg:divide-y lg:divide-hairline lg:border-y lg:border-hairline lg:pb-0">
        {people.map((person) => (
          <li
            key={person.id}
            ref={person.id === shown ? current : undefined}
            className="shrink-0 max-lg:w-52 lg:[contain-intrinsic-size:auto_5rem] lg:[content-visibility:auto]"
          >
            <PersonLink person={person} isShown={person.id === shown} kind={kind} href={hrefOf(person)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PersonLinkProps {
  person: ViewedPerson;
  isShown: boolean;
  kind: AuditionKind;
  href: string;
}

function PersonLink({ person, isShown, kind, href }: PersonLinkProps) {
  const state = decisionWord(person) ?? invitationLabel(kind, person.status);
  return (
    <Link
      to={href}
      replace
      aria-current={isShown || undefined}
      className="flex gap-3 border-l-2 border-transparent px-3 py-2.5 hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-sunken"
    >
      <Avatar name={person.talent_name} src={person.talent_image} />
      <span className="min-w-0 flex-1">
        <span className="voice-serif block truncate text-lg leading-6">{person.talent_name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm">
          {person.is_new ? (
            <StateBadge tone="info">Ny film</StateBadge>
          ) : (
            <StateBadge tone={state.tone}>{state.word}</StateBadge>
          )}
          {person.own_stars !== null && (
            <span className="inline-flex items-center gap-1 text-ink-muted tabular">
              <Star aria-hidden="true" strokeWidth={1.5} className="size-3.5 fill-current" />
              {person.own_stars}
              <span className="sr-only"> av 5, dina stjärnor</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
