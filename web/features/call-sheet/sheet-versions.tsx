import { useState } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { formatInstant } from '#web/ui/format-date.ts';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { useSheetVersions } from './call-sheet-queries.ts';
import { SheetChanges } from './sheet-changes.tsx';

/** What each version of a sheet changed, newest first; asked for when it is opened. */
export function SheetVersions({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const versions = useSheetVersions(id, isOpen);
  return (
    <Disclosure title="Alla versioner" onToggle={setOpen}>
      {isOpen && (
        <QueryFrame query={versions}>
          {({ items }) => (
            <ol className="flex flex-col gap-5 text-ink">
              {items.map((version) => (
                <li key={version.id} className="flex flex-col gap-2">
                  <p className="text-sm">
                    Version {version.id}, {formatInstant(version.published_date)}, {version.published_by}
                  </p>
                  {version.changes.length > 0 ? (
                    <SheetChanges changes={version.changes} label="Ändrat" />
                  ) : (
                    <p className="text-sm text-ink-muted">
                      {version.id === 1 ? 'Den första.' : 'Inget ändrat som gäller dig.'}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          )}
        </QueryFrame>
      )}
    </Disclosure>
  );
}
