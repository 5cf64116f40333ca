import { useQueries } from '@tanstack/react-query';
import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { DialogPanel } from '#web/ui/overlay/dialog-panel.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import './compare.css';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { type CompareRow, factRows, reasonRows } from './compare.view.ts';
import type { Compared } from './compare-list.ts';
import { ReasonMark } from './reason-list.tsx';

interface ComparePanelProps {
  people: readonly Compared[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemove: (id: string) => void;
}

function labelOfWish(token: string): string {
  const wish = readWish(token);
  return wish ? wishLabel(wish) : token;
}

/** Up to COMPARE_MAX people side by side: first the wishes, then the facts of the profiles. */
export function ComparePanel({ people, isOpen, onOpenChange, onRemove }: ComparePanelProps) {
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false);
  const profiles = useQueries({ queries: people.map(({ id }) => query('GET /talents/:id', { params: { id } })) });
  const asked = reasonRows(people, labelOfWish);
  const told = factRows(profiles.map(({ data }) => data));
  const shown = (rows: readonly CompareRow[]) => rows.filter(({ differs }) => differs || !isOnlyDifferent);
  return (
    <DialogPanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Jämför"
      description="Det du söker står först. Rader där personerna skiljer sig åt är märkta."
      className="compare-panel inset-0 animate-fade sm:inset-4 sm:rounded-panel"
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-3 print:hidden">
          <Switch label="Visa bara skillnader" isOn={isOnlyDifferent} onChange={setIsOnlyDifferent} />
          <Button icon={Printer} onClick={() => window.print()}>
            Skriv ut
          </Button>
        </div>
      }
    >
      {profiles.some(({ isError }) => isError) && (
        <p role="alert" className="mb-3 text-sm text-lost">
          En profil kunde inte hämtas. Den kanske inte längre är synlig.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard (WCAG 2.1.1) */}
      <section aria-label="Tabell" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{people.map(({ name }) => name).join(', ')}</caption>
          <thead>
            <tr>
              <th scope="col" className={classNames(corner, 'align-bottom text-ink-muted')}>
                <span className="sr-only">Vad</span>
              </th>
              {people.map((person) => (
                <th key={person.id} scope="col" className="min-w-40 px-3 pb-3 text-left align-bottom font-normal">
                  <Face person={person} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows title="Det du söker" rows={shown(asked)} columns={people.length} />
          <Rows title="Profilerna" rows={shown(told)} columns={people.length} />
        </table>
      </section>
    </DialogPanel>
  );
}

/** The first column stays in view while the other columns scroll under it. */
const corner = 'sticky left-0 z-10 w-32 min-w-28 bg-surface pr-3 text-left sm:w-44';

function Face({ person, onRemove }: { person: Compared; onRemove: (id: string) => void }) {
  return (
    <span className="flex flex-col items-start gap-2">
      <Picture
        name={person.name}
        src={person.profile_image}
        width={160}
        height={200}
        isEager
        className="aspect-4/5 w-full max-w-40 rounded-control"
      />
      <span className="voice-serif text-name leading-6">{person.name}</span>
      <Button size="small" variant="quiet" icon={X} className="-ml-3 print:hidden" onClick={() => onRemove(person.id)}>
        Ta bort<span className="sr-only"> {person.name}</span>
      </Button>
    </span>
  );
}

function Rows({ title, rows, columns }: { title: string; rows: readonly CompareRow[]; columns: number }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="border-b border-ink">
        <th scope="rowgroup" colSpan={columns + 1} className="pt-6 pb-2 text-left font-medium">
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      {rows.map(({ key, label, cells, differs }) => (
        <tr key={key} className="border-b border-hairline align-top">
          <th scope="row" className={classNames(corner, 'py-2.5 font-normal text-ink-muted')}>
            {label}
            {differs && columns > 1 && <span className="block text-xs font-medium text-ink">Skiljer sig</span>}
          </th>
          {cells.map(({ text, state }, at) => (
            // A column is a position in the row, and has no other name.
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no key but its position
            <td key={at} className="px-3 py-2.5 tabular wrap-break-word hyphens-auto">
              {state ? <ReasonMark state={state}>{text}</ReasonMark> : text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
