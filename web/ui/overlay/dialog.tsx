import { classNames } from '#web/ui/text/class-names.ts';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { onDemand, useOnDemand } from './on-demand.ts';

export type DialogProps = Omit<DialogPanelProps, 'className'> & { size?: 'normal' | 'wide' | undefined };

// Loaded on demand, because no dialog is open when a screen loads.
const panel = onDemand(() => import('./dialog-panel.tsx'));

function Panel(props: DialogPanelProps) {
  const here = useOnDemand(panel, props.isOpen, () => props.onOpenChange(false));
  return here ? <here.DialogPanel {...props} /> : null;
}

/** A dialog that blocks the page until it is closed. On phones it comes from below; on desktop it is centred. */
export function Dialog({ size = 'normal', ...rest }: DialogProps) {
  return (
    <Panel
      {...rest}
      className={classNames(
        'inset-x-0 bottom-0 max-h-[92dvh] animate-slide-up rounded-t-panel',
        'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[86dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-fade sm:rounded-panel',
        size === 'wide' ? 'sm:w-[min(56rem,calc(100vw-3rem))]' : 'sm:w-[min(32rem,calc(100vw-3rem))]',
      )}
    />
  );
}

/** A panel beside the page for details or filters: from the right on desktop, full screen on phones. */
export function Drawer({ size = 'normal', ...rest }: DialogProps) {
  return (
    <Panel
      {...rest}
      className={classNames(
        'inset-y-0 right-0 w-full animate-slide-in',
        size === 'wide' ? 'sm:w-[min(48rem,90vw)]' : 'sm:w-[min(28rem,90vw)]',
      )}
    />
  );
}
