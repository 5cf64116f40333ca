import type { PushSettings } from '#contract/talk/push.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useThisBrowser } from './use-this-browser.ts';

/** Turns pushes to this browser on and off, or says why that is not possible here. */
export function ThisBrowser({ settings }: { settings: PushSettings }) {
  const { send, isPending } = useCommand();
  const { state, turnOn, turnOff } = useThisBrowser(settings, send);
  const errorText = useErrorText();
  // The browser's own push service may be away, which is no answer of ours.
  const tryTo = (act: () => Promise<void>) =>
    act().catch((error: unknown) => showToast(errorText(error), { tone: 'lost' }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium">Aviseringar på den här enheten</h3>
        <p className="max-w-prose text-sm text-ink-muted" role="status">
          {state && WORDS[state]}
        </p>
      </div>
      {state === 'off' && (
        <Button isBusy={isPending} onClick={() => void tryTo(turnOn)}>
          Slå på
        </Button>
      )}
      {state === 'on' && (
        <Button isBusy={isPending} onClick={() => void tryTo(turnOff)}>
          Stäng av
        </Button>
      )}
    </div>
  );
}

const WORDS = {
  on: 'Aviseringar är på här.',
  off: 'Aviseringar är av här. När du slår på dem frågar webbläsaren om Medverka får visa dem.',
  denied:
    'Webbläsaren har sagt nej till aviseringar från Medverka. Ändra det i webbläsarens inställningar för webbplatsen och ladda om sidan.',
  needs_home_screen:
    'På iPhone och iPad kommer aviseringar bara om du har lagt till Medverka på hemskärmen: tryck på Dela, välj Lägg till på hemskärmen och öppna Medverka därifrån.',
  impossible: 'Den här webbläsaren kan inte ta emot aviseringar.',
} as const;
