import { ArrowDown, ArrowDownWideNarrow, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { CreditInput } from '#contract/people/profile-parts.ts';
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { byYear, CREDITS_MAX } from '#domain/people/talent/credits.rules.ts';
import { creditLine } from '#texts/people/profile-part-words.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { CreditFields } from './credit-fields.tsx';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const BLANK: CreditInput = { kind: 'film', title: '', role: '', director: '', company: '', year: null, link: '' };

/** Work, training and awards: one is written at a time, and all are saved together. */
export function CreditsEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('credits', {
    credits: profile.credits.map((credit) => ({
      ...credit,
      kind: creditKinds.has(credit.kind) ? credit.kind : 'other',
    })),
  });
  const list = useFieldArray({ control: form.control, name: 'credits' });
  const [openAt, setOpenAt] = useState<number>();
  const [said, setSaid] = useState('');
  const credits = form.watch('credits') ?? [];
  const close = async (at: number) => {
    if (await form.trigger(`credits.${at}`, { shouldFocus: true })) setOpenAt(undefined);
  };
  const add = () => {
    list.prepend(BLANK, { shouldFocus: false });
    setOpenAt(0);
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    setSaid(`${credits[from]?.title} har nu plats ${to + 1}.`);
  };
  const isFull = list.fields.length >= CREDITS_MAX;
  return (
    <ProfileForm form={form} {...rest}>
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} onClick={add} disabled={openAt !== undefined || isFull}>
          Lägg till merit
        </Button>
        {list.fields.length > 1 && openAt === undefined && (
          <Button variant="quiet" icon={ArrowDownWideNarrow} onClick={() => list.replace(byYear(credits))}>
            Sortera efter år
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {list.fields.length === 0 && (
        <p className="text-sm text-ink-muted">
          Film, teater, reklam, utbildningar och stipendier: det som säger mest om dig först.
        </p>
      )}
      {list.fields.length > 0 && (
        <ol aria-label="Meriter" className="divide-y divide-hairline border-y border-hairline">
          {list.fields.map((field, at) => {
            const credit = credits[at] ?? BLANK;
            return (
              <li key={field.id} className="py-3">
                {at === openAt ? (
                  <CreditFields
                    form={form}
                    at={at}
                    onDone={() => void close(at)}
                    onRemove={() => {
                      list.remove(at);
                      setOpenAt(undefined);
                    }}
                  />
                ) : (
                  <div className="flex items-start gap-2">
                    <div className="min-w-0 flex-1 wrap-anywhere">
                      <p className="font-medium">
                        {credit.title}
                        {credit.year !== null && <span className="text-ink-muted tabular"> {credit.year}</span>}
                      </p>
                      <p className="text-sm text-ink-muted">
                        {[creditKinds.label(credit.kind), creditLine(credit)].filter(Boolean).join(', ')}
                      </p>
                    </div>
                    {openAt === undefined && (
                      <div className="flex shrink-0">
                        {at > 0 && (
                          <IconButton
                            icon={ArrowUp}
                            label={`Flytta ${credit.title} uppåt`}
                            onClick={() => move(at, at - 1)}
                          />
                        )}
                        {at < list.fields.length - 1 && (
                          <IconButton
                            icon={ArrowDown}
                            label={`Flytta ${credit.title} nedåt`}
                            onClick={() => move(at, at + 1)}
                          />
                        )}
                        <IconButton icon={Pencil} label={`Ändra ${credit.title}`} onClick={() => setOpenAt(at)} />
                        <IconButton icon={Trash2} label={`Ta bort ${credit.title}`} onClick={() => list.remove(at)} />
                      </div>
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </ProfileForm>
  );
}
