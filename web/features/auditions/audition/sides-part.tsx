import type { AuditionView } from '#contract/auditions/audition.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { Uploader } from '#web/ui/form/uploader.tsx';

const pages = (count: number) => (count === 1 ? '1 sida' : `${count} sidor`);

/** The text of the scene as a PDF: uploaded, viewed, replaced or removed. */
export function SidesPart({ audition, mayChange }: { audition: AuditionView; mayChange: boolean }) {
  const { run, send, isPending, failure } = useCommand();
  const { id, sides_pages, status } = audition;
  const params = { id };
  const open = async () => {
    const made = await run('POST /auditions/:id/sides', { params });
    if (made) window.location.assign(made.url);
  };
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      {sides_pages > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-2 tabular">{pages(sides_pages)}</p>
          <Button size="small" isBusy={isPending} onClick={open}>
            Hämta texten
          </Button>
          {mayChange && (
            <Button size="small" variant="quiet" onClick={() => run('DELETE /auditions/:id/sides', { params })}>
              Ta bort
            </Button>
          )}
        </div>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      {mayChange && (
        <Uploader
          label={sides_pages > 0 ? 'Byt mot en annan PDF' : 'Lägg till texten som PDF'}
          hint={`Högst ${BOUNDS.sides_bytes / 1_000_000} MB och sex sidor. Den öppnas för var och en när de har tackat ja, med deras namn på varje sida.${status === 'published' ? ' Alla som är kallade får veta att den är ny.' : ''}`}
          accept="application/pdf"
          maxBytes={BOUNDS.sides_bytes}
          upload={(file, _name, onProgress) => send('PUT /auditions/:id/sides', { params, file, onProgress })}
        />
      )}
      {sides_pages === 0 && !mayChange && <p className="text-ink-muted">Ingen text är tillagd.</p>}
    </div>
  );
}
