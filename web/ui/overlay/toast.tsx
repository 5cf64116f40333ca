import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { toneIcon } from '#web/ui/text/state-badge.tsx';
import type { Toast } from './toast-reducer.ts';
import { dismissToast, leaveToasts, toastStore } from './toast-store.ts';

const SHOWN_MS = 6_000;
const SHOWN_AT_ONCE = 4;

const NONE: readonly Toast[] = [];
/** The value during hydration: a prerendered page has no toasts. */
const readNone = () => NONE;

/** Shows the toasts. Mounted once in the app. A toast about a failure stays until the user closes it. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, readNone);
  const open = toasts.filter((toast) => toast.is_open).slice(0, SHOWN_AT_ONCE);
  const { pathname } = useLocation();
  const screen = useRef(pathname);
  useEffect(() => {
    if (screen.current !== pathname) leaveToasts();
    screen.current = pathname;
  }, [pathname]);
  return (
    // A press on a toast must not count as a press outside a panel or dialog, which would then close. The listeners for
    // such presses are above the root of the page, so stopping the event here hides it from them.
    <section
      data-toasts
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
      aria-label="Meddelanden"
      // On phones at the top, where no toast covers a button of a form or dialog.
      className="pointer-events-none fixed inset-x-4 top-[calc(env(safe-area-inset-top)+0.75rem)] z-60 flex flex-col gap-2 sm:top-auto sm:bottom-4 sm:left-auto sm:w-96 sm:flex-col-reverse"
    >
      {/* Always rendered, because screen readers announce a live region only if it existed before its first words. */}
      <div aria-live="polite" className="contents">
        {open.map((toast) => (
          <ToastRow key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const staysUntilClosed = toast.tone === 'lost' || isHeld;
  useEffect(() => {
    if (staysUntilClosed) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [staysUntilClosed, toast.id]);
  const Icon = toneIcon[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, there is nothing to operate
    <div
      role={toast.tone === 'lost' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={classNames(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-panel bg-ink py-1.5 pr-1.5 pl-4 text-sm text-ink-inverse shadow-float',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
      <p className="min-w-0 flex-1 py-1.5">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-9 px-2 font-medium underline underline-offset-4"
          onClick={() => {
            toast.action?.onChoose();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        icon={X}
        label="Stäng"
        className="text-ink-inverse hover:bg-ink-inverse/15 active:bg-ink-inverse/25"
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
