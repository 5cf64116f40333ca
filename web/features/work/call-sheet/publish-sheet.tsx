import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { lacksOfSheet } from '#domain/work/call-sheet/call-sheet.ts';
import { neededFieldWords } from '#texts/work/call-sheet-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface PublishProps {
  readonly projectId: string;
  readonly inHand: SheetInHand;
  /** True if the form has unsaved text, which must be saved before publishing. */
  readonly hasUnsaved: boolean;
  readonly toldCount: number;
}

/**
 * A button that publishes the saved call sheet; until that is possible, a request to save it, or its missing facts.
 * Renders nothing if the published version is unchanged.
 */
export function PublishSheet({ projectId, inHand, hasUnsaved, toldCount }: PublishProps) {
  const { run, isPending, failure } = useCommand();
  const { sheet, day, revision, content } = inHand;
  const version = (sheet?.version ?? 0) + 1;
  if (sheet && !sheet.is_changed && !hasUnsaved) return null;
  const lacks = lacksOfSheet(content).map((field) => neededFieldWords[field]);
  const waits = hasUnsaved || sheet === null;
  const publish = async () => {
    const call = { params: { id: projectId, day }, body: { revision } };
    const done = await run('POST /projects/:id/call-sheets/:day/publish', call);
    if (done)
      showToast(
        `Version ${version} är publicerad. ${toldCount === 1 ? 'En person' : `${toldCount} personer`} får ett mejl.`,
      );
  };
  return (
    <div className="flex flex-col gap-2">
      {waits ? (
        <p className="text-sm text-ink-muted">Spara utkastet, så kan du publicera det.</p>
      ) : lacks.length > 0 ? (
        <p className="text-sm text-ink-muted">Innan det kan publiceras behövs {lacks.join(', ')}.</p>
      ) : (
        <>
          <Button variant="primary" isBusy={isPending} onClick={publish}>
            Publicera version {version}
          </Button>
          <p className="text-sm text-ink-muted">
            {toldCount === 1 ? 'Den som är bokad' : `De ${toldCount} som är bokade`} den dagen får ett mejl direkt.
          </p>
        </>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
