import { ArrowLeft, ArrowRight, Columns2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ViewedPerson as Person, Viewing } from '#contract/auditions/viewing.ts';
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import { useDecide } from '#web/features/casting/candidate/use-decide.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { FirstSeconds } from './first-seconds.tsx';
import { PeopleList } from './people-list.tsx';
import { useFetchAhead, useViewing } from './use-viewing.ts';
import { useKeptFocus, useViewingKeys } from './use-viewing-keys.ts';
import { ViewedPerson } from './viewed-person.tsx';
import { personAt, personShown, type ViewingAddress, type ViewingKey, viewingHref } from './viewing.view.ts';

const compareTwo = onDemand(() => import('./compare-two.tsx'));
const keyHelp = onDemand(() => import('./key-help.tsx'));

interface PeopleOfRoleProps {
  address: ViewingAddress;
  people: readonly Person[];
  kind: AuditionKind;
}

/** The called people of a role: one person at a time beside the list, or two side by side. */
export function PeopleOfRole({ address, people, kind }: PeopleOfRoleProps) {
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = useOnDemand(keyHelp, isHelpOpen, () => setHelpOpen(false));
  // Without a person in the address, the person shown first stays shown, even when the person is no longer new.
  const [first] = useState(() => personShown(people, null)?.id);
  const shown = personShown(people, address.person ?? first ?? null);
  const beside = people.find(({ id }) => id === address.beside && id !== shown?.id);
  const compare = useOnDemand(compareTwo, beside !== undefined);
  const [next, previous] = [1, -1].map((step) => shown && personAt(people, shown.id, step));
  const viewing = useViewing(shown?.id ?? '');
  const ahead = useFetchAhead(beside ? undefined : next?.id);
  const hrefOf = (person: Person | undefined, other?: Person) =>
    viewingHref({ ...address, person: person?.id, beside: other?.id });
  const goTo = (person: Person | undefined) => person && navigate(hrefOf(person), { replace: true });
  const press = useKeyActs(container, beside ? undefined : viewing.data, (step) => goTo(step === 1 ? next : previous));
  useViewingKeys(container, (key) => (key.does === 'help' ? setHelpOpen(true) : press(key)));
  useKeptFocus(container);
  if (!shown) return null;
  const place = people.indexOf(shown) + 1;
  return (
    <div ref={container} tabIndex={-1} className="grid gap-x-8 gap-y-6 outline-none lg:grid-cols-[13rem_minmax(0,1fr)]">
      <PeopleList people={people} shown={shown.id} kind={kind} hrefOf={(person) => hrefOf(person)} />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-wrap items-center gap-2">
          <Step icon={ArrowLeft} word="Föregående" to={previous} onGo={goTo} />
          <Step icon={ArrowRight} word="Nästa" to={next} onGo={goTo} />
          <span className="text-sm text-ink-muted tabular">
            {formatNumber(place)} av {formatNumber(people.length)}
          </span>
          <span className="ml-auto flex flex-wrap items-center gap-2">
            <button
              type="button"
              className="text-link text-sm max-md:hidden pointer-coarse:hidden"
              onClick={() => setHelpOpen(true)}
            >
              Tangenter (?)
            </button>
            {people.length > 1 && (
              <Button
                size="small"
                icon={Columns2}
                onClick={() => navigate(hrefOf(shown, beside ? undefined : (next ?? previous)))}
              >
                {beside ? 'Sluta jämföra' : 'Jämför två'}
              </Button>
            )}
          </span>
        </div>
        {beside && compare ? (
          <compare.CompareTwo
            two={[shown, beside]}
            people={people}
            kind={kind}
            onChoose={([person, other]) =>
              navigate(viewingHref({ ...address, person, beside: other }), { replace: true })
            }
          />
        ) : (
          <QueryFrame key={shown.id} query={viewing}>
            {(data) => <ViewedPerson viewing={data} kind={kind} />}
          </QueryFrame>
        )}
      </div>
      {ahead && <FirstSeconds id={ahead} />}
      {help && <help.KeyHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
    </div>
  );
}

/** Runs the command of a pressed key on the shown person, if the server allows that command. */
function useKeyActs(
  container: React.RefObject<HTMLElement | null>,
  viewing: Viewing | undefined,
  onStep: (step: 1 | -1) => void,
) {
  const { decide, rate } = useDecide();
  return (key: ViewingKey) => {
    if (key.does === 'step') return onStep(key.by);
    if (!viewing) return;
    const { candidate } = viewing;
    if (key.does === 'rate') void rate(candidate, key.stars);
    else if (key.does === 'decide') candidate.actions.includes(key.command) && void decide(candidate, key.command);
    else if (key.does === 'note') container.current?.querySelector('textarea')?.focus();
    else if (key.does === 'play') togglePlay(container.current?.querySelector('video, audio'));
  };
}

function togglePlay(player: Element | null | undefined): void {
  if (!(player instanceof HTMLMediaElement)) return;
  if (player.paused) void player.play().catch(() => undefined);
  else player.pause();
}

interface StepProps {
  icon: typeof ArrowLeft;
  word: string;
  to: Person | undefined;
  onGo: (person: Person) => void;
}

/** At the end of the list the button stays enabled, so that it keeps the focus. */
function Step({ icon, word, to, onGo }: StepProps) {
  return (
    <IconButton
      icon={icon}
      label={to ? `${word}: ${to.talent_name}` : `${word}: ingen`}
      aria-disabled={!to}
      className={to ? undefined : 'opacity-45'}
      onClick={() => to && onGo(to)}
    />
  );
}
