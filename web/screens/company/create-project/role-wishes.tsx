import { useState } from 'react';
import type { BriefRole } from '#contract/projects/brief.ts';
import { type TalentQuery, WISHES_MAX, type Wish } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { asksForChild } from '#domain/work/minor/asks-for-child.ts';
import { ABOUT_CHILDREN } from '#texts/work/minor-words.ts';
import { wishChips } from '#web/features/finding/search/wish-chips.view.ts';
import { WishesEditor } from '#web/features/finding/search/wishes-editor.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { useBriefReading } from './use-brief-reading.ts';

/** Maximum length of the line that describes a role: the limit of the search text. */
const LINE_MAX = 1000;

export interface RoleWishesProps {
  value: TalentQuery;
  onChange: (value: TalentQuery) => void;
  /** Called with everything read from a line: besides wishes, perhaps a headcount, pay and a description. */
  onRead: (role: BriefRole) => void;
}

/** The present wishes, then those of `more` that are not among them, at most WISHES_MAX. */
function withWishes(wishes: readonly Wish[], more: readonly Wish[]): Wish[] {
  const known = new Set(wishes.map(writeWish));
  return [...wishes, ...more.filter((wish) => !known.has(writeWish(wish)))].slice(0, WISHES_MAX);
}

/** Tells in words what was read from a line. */
function answerTo({ wanted, description }: BriefRole): string {
  const found = wanted.wishes.length;
  if (found === 0) return 'Vi hittade inget önskemål i texten. Den söks som ord.';
  return [
    `${found === 1 ? 'Ett önskemål' : `${found} önskemål`} lästes ut.`,
    ...(wanted.text === '' ? [] : ['Orden som är kvar söks som text.']),
    ...(description === '' ? [] : ['Resten står i beskrivningen.']),
  ].join(' ');
}

/**
 * The wishes of a role: the company writes them as a line of plain Swedish or in single fields, and removes them as
 * chips.
 */
export function RoleWishes({ value, onChange, onRead }: RoleWishesProps) {
  const { read, isReading, failure, say } = useBriefReading(true);
  const [answer, setAnswer] = useState('');
  const chips = wishChips(value.wishes);

  const readLine = async () => {
    const line = value.text.trim();
    if (line === '') return say('Skriv vem ni söker först.');
    const role = (await read(line))?.roles[0];
    if (!role) return;
    const found = role.wanted.wishes.length;
    // If no wish was recognised, the text stays as typed.
    if (found > 0) {
      onChange({ ...value, wishes: withWishes(value.wishes, role.wanted.wishes), text: role.wanted.text });
    }
    onRead(role);
    setAnswer(answerTo(role));
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Field
          label="Beskriv vem ni söker"
          hint="Till exempel: kvinna 25–35 som kan rida och talar flytande spanska."
          error={failure}
        >
          <div className="flex gap-2">
            <TextInput
              maxLength={LINE_MAX}
              value={value.text}
              onChange={(event) => {
                onChange({ ...value, text: event.target.value });
                setAnswer('');
                say(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void readLine();
              }}
            />
            <Button isBusy={isReading} onClick={readLine}>
              Läs texten
            </Button>
          </div>
        </Field>
        <p role="status" className="mt-1.5 text-sm text-ink-muted empty:hidden">
          {answer}
        </p>
      </div>
      <FilterChips
        label="Önskemål"
        chips={chips}
        onRemove={(id) => {
          const chip = chips.find((one) => one.id === id);
          if (chip) onChange({ ...value, wishes: chip.without });
        }}
        onClear={() => onChange({ ...value, wishes: [] })}
      />
      {asksForChild(value.wishes) && (
        <Callout tone="waiting" title="Barn under 13 år kan inte bokas här">
          {ABOUT_CHILDREN}
        </Callout>
      )}
      <WishesEditor wishes={value.wishes} onChange={(wishes) => onChange({ ...value, wishes })} />
    </div>
  );
}
