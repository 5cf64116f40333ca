import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import type { Found } from './use-kept-project.ts';

export interface KeptNoteProps {
  found: Found;
  onBringBack: () => void;
  onThrowAway: () => void;
}

/**
 * Tells that an unsaved form from an earlier visit was restored or can be restored, with buttons to restore and discard
 * it.
 */
export function KeptNote({ found, onBringBack, onThrowAway }: KeptNoteProps) {
  if (!found) return null;
  const isWaiting = found.state === 'waiting';
  return (
    <Callout
      role="status"
      tone={isWaiting ? 'waiting' : 'info'}
      title="Vi sparade det du skrev"
      action={
        <>
          {isWaiting && (
            <Button size="small" onClick={onBringBack}>
              Ta fram det
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onThrowAway}>
            Släng det
          </Button>
        </>
      }
    >
      {isWaiting
        ? 'Projektet har ändrats sedan dess. Tar du fram det du skrev ersätter det vad som står i formuläret; se över det innan du sparar.'
        : 'Det finns bara i den här webbläsaren tills du sparar projektet.'}
    </Callout>
  );
}
