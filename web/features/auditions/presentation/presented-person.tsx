import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PresentedPerson as Person } from '#contract/auditions/presentation.ts';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import type { Said } from './client-view.view.ts';
import { factsOf, voteOfKey } from './presentation.view.ts';
import { PresentedMedia } from './presented-media.tsx';
import { VoteButtons } from './vote-buttons.tsx';

export interface Voting {
  /** Sends only the changed fields. Resolves to true if the server saved them. */
  readonly onVote: (person: Person, said: Said) => Promise<boolean>;
  /** Called once, when the guest has had the person in view for LOOK_MS. */
  readonly onLook: (person: Person) => void;
}

export interface PresentedPersonProps {
  person: Person;
  /** Undefined in a preview, which has no votes. */
  voting?: Voting | undefined;
  isCompared?: boolean | undefined;
  onCompare?: ((isCompared: boolean) => void) | undefined;
  isEager?: boolean;
}

const LOOK_MS = 1_000;

/** Calls back once, when the element has been in view for LOOK_MS without interruption. */
function useLook(onLook: () => void) {
  const ref = useRef<HTMLElement>(null);
  const looked = useEffectEvent(onLook);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          looked();
        }, LOOK_MS);
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/** A person as a client sees them: pictures, films, the company's words, and the client's opinion. */
export function PresentedPerson({
  person,
  voting,
  isCompared = false,
  onCompare,
  isEager = false,
}: PresentedPersonProps) {
  const { name, role_title, words, fee, vote } = person;
  const ref = useLook(() => voting?.onLook(person));
  const say = async (said: Said) => (await voting?.onVote(person, said)) ?? false;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    const pressed = voteOfKey(event.key);
    if (isTyping || !pressed || event.ctrlKey || event.metaKey || event.altKey) return;
    void say({ vote: pressed });
  };
  return (
    <article
      ref={ref}
      tabIndex={-1}
      data-person={person.id}
      aria-label={name}
      onKeyDown={onKeyDown}
      className="flex min-w-0 break-inside-avoid flex-col gap-4"
    >
      <PresentedMedia person={person} isEager={isEager} />
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="voice-serif text-name">{name}</h2>
          <p className="text-sm text-ink-muted tabular">{[role_title, factsOf(person)].filter(Boolean).join('. ')}</p>
          {fee && <p className="text-sm text-ink-muted">Arvode: {feeText(fee)}</p>}
        </div>
        {onCompare && (
          <Checkbox
            label="Jämför"
            checked={isCompared}
            onChange={({ target }) => onCompare(target.checked)}
            className="print:hidden"
          />
        )}
      </header>
      {words && <p className="max-w-prose whitespace-pre-line">{words}</p>}
      {voting && (
        <div className="mt-auto flex flex-col gap-3 print:hidden">
          <VoteButtons name={name} vote={vote?.vote ?? null} onVote={(said) => void say({ vote: said })} />
          <Comment name={name} comment={vote?.comment ?? ''} onSave={(comment) => say({ comment })} />
        </div>
      )}
    </article>
  );
}

interface CommentProps {
  name: string;
  comment: string;
  onSave: (comment: string) => Promise<boolean>;
}

/**
 * A guest's comment about a person. Typed text stays in the field until the server has saved it, even if another answer
 * comes first.
 */
function Comment({ name, comment, onSave }: CommentProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? comment;
  const save = async () => {
    if (await onSave(shown.trim())) setTyped((now) => (now === shown ? undefined : now));
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={
          <>
            Kommentar<span className="sr-only"> om {name}</span>
          </>
        }
        isOptional
      >
        <Textarea
          rows={2}
          maxLength={PRESENTATION_BOUNDS.comment}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {shown.trim() !== comment && (
        <Button size="small" className="self-start" onClick={() => void save()}>
          Spara kommentaren
          <span className="sr-only"> om {name}</span>
        </Button>
      )}
    </div>
  );
}
