import { Callout } from '#web/ui/frame/callout.tsx';
import { useLocation } from '#web/ui/frame/location.ts';

/** Shown over a screen whose session has ended: lets the user sign in without losing typed text. */
export function LostSession() {
  const { pathname, search } = useLocation();
  return (
    <div className="fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-50 mx-auto max-w-2xl shadow-float">
      <Callout
        tone="waiting"
        role="alert"
        title="Du har loggats ut"
        action={
          <a className="text-link py-1 font-medium" href={`/Login?return=${encodeURIComponent(pathname + search)}`}>
            Logga in här
          </a>
        }
      >
        Har du skrivit något?{' '}
        <a className="text-link" href="/Login" target="_blank" rel="noreferrer">
          Logga in i en ny flik
        </a>{' '}
        och kom tillbaka hit, så finns det kvar.
      </Callout>
    </div>
  );
}
