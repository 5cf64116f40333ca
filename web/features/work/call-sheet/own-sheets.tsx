import { useState } from 'react';
import type { OwnSheet } from '#contract/work/call-sheet.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { type Answer, isWaiting } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { formatDay, formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { useOwnSheets } from './call-sheet-queries.ts';
import { SheetChanges } from './sheet-changes.tsx';
import { SheetDocumentButton } from './sheet-document-button.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetVersions } from './sheet-versions.tsx';

const dietForm = onDemand(() => import('./diet-form.tsx'));

/**
 * The call sheets of an assignment, the next day first, and the talent's diet. Renders nothing if there is no sheet and
 * the talent has told no diet and may tell none.
 */
export function OwnSheets({ id }: { id: string }) {
  const today = dayOf(useNow());
  const { data } = useOwnSheets(id);
  if (!data || (data.items.length === 0 && !data.diet.may_tell && !data.diet.words)) return null;
  const [next, ...others] = data.items;
  return (
    <Section
      title="Dagsbesked"
      aside={next && next.day >= today && <Countdown until={next.day} />}
      className={next && next.day >= today ? 'max-lg:-order-2' : undefined}
    >
      <div className="flex flex-col gap-8">
        {next ? (
          <Sheet sheet={next} today={today} />
        ) : (
          <p className="max-w-prose text-ink-muted">
            Tid, plats och vem du ringer kommer här innan du ska arbeta. Du får ett mejl när det är klart.
          </p>
        )}
        {others.length > 0 && (
          <div>
            {others.map((sheet) => (
              <Disclosure key={sheet.id} title={<SheetTitle sheet={sheet} today={today} />}>
                <Sheet sheet={sheet} today={today} isTitled={false} />
              </Disclosure>
            ))}
          </div>
        )}
        {(data.diet.may_tell || data.diet.words) && <Diet id={id} diet={data.diet} />}
      </div>
    </Section>
  );
}

/** Food that the talent cannot eat, with the form for changing it. */
function Diet({ id, diet }: { id: string; diet: Answer<'GET /talent/assignments/:id/call-sheets'>['diet'] }) {
  const [isOpen, setOpen] = useState(false);
  const here = useOnDemand(dietForm, isOpen, () => setOpen(false));
  return (
    <Disclosure title={`Allergier och kost${diet.words ? `: ${diet.words}` : ''}`} onToggle={setOpen}>
      {isOpen && here && <here.DietForm id={id} diet={diet} />}
    </Disclosure>
  );
}

function SheetTitle({ sheet, today }: { sheet: OwnSheet; today: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="voice-serif text-lg">{formatDay(sheet.day, today)}</span>
      {sheet.status === 'unread' && sheet.day >= today && <StateBadge tone="waiting">Inte läst</StateBadge>}
    </span>
  );
}

interface SheetProps {
  readonly sheet: OwnSheet;
  readonly today: string;
  readonly isTitled?: boolean;
}

function Sheet({ sheet, today, isTitled = true }: SheetProps) {
  const { run, isPending, error, failure } = useCommand();
  const { id, version, changes, content, actions, read_date, status, published_date } = sheet;
  return (
    <article aria-label={`Dagsbesked ${formatDay(sheet.day, today)}`} className="flex flex-col gap-5 text-ink">
      {isTitled && (
        <h3>
          <SheetTitle sheet={sheet} today={today} />
        </h3>
      )}
      <SheetChanges changes={changes} label={`Det här är nytt i version ${version}`} />
      <SheetFacts content={content} />
      <div className="flex flex-col items-start gap-2">
        {actions.includes('read') && (
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => run('POST /call-sheets/:id/read', { params: { id }, body: { version } })}
          >
            Jag har läst
          </Button>
        )}
        {failure &&
          (isWaiting(error) ? <StateBadge tone="waiting">{failure}</StateBadge> : <FieldError>{failure}</FieldError>)}
        {status === 'read' && read_date && (
          <StateBadge tone="agreed">Du läste det {formatInstant(read_date, today)}</StateBadge>
        )}
        <SheetDocumentButton id={id} />
        <p className="text-sm text-ink-muted">
          Version {version}, {formatInstant(published_date, today)}
        </p>
      </div>
      {version > 1 && <SheetVersions id={id} />}
    </article>
  );
}
