import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { useSheetVersions } from './call-sheet-queries.ts';
import { SheetChanges } from './sheet-changes.tsx';

/** All versions of a call sheet, newest first, each with its changes. */
export function VersionList({ id }: { id: string }) {
  return (
    <QueryFrame query={useSheetVersions(id)}>
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
  );
}
