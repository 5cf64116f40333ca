import { ArrowDownWideNarrow, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { CreditInput } from '#contract/people/profile-parts.ts';
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { byYear, CREDITS_MAX } from '#domain/people/talent/credits.rules.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CreditFields } from './credit-fields.tsx';
import { CreditRow } from './credit-row.tsx';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const BLANK: CreditInput = { kind: 'film', title: '', role: '', director: '', company: '', year: null, link: '' };

/** Work, training and awards. One credit is open at a time; all are saved together. */
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
          {list.fields.map((field, at) => (
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
                <CreditRow
                  credit={credits[at] ?? BLANK}
                  at={at}
                  count={list.fields.length}
                  mayChange={openAt === undefined}
                  onMove={(to) => move(at, to)}
                  onOpen={() => setOpenAt(at)}
                  onRemove={() => list.remove(at)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </ProfileForm>
  );
}
