import type { ReactNode } from 'react';
import { ToastRegion } from '#web/ui/overlay/toast.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface AppFrameProps {
  top: ReactNode;
  side?: ReactNode;
  bottom?: ReactNode;
  children: ReactNode;
}

/**
 * Lays out the bars, the side list and the page that the layout of a role provides, with a skip link and the toasts.
 */
export function AppFrame({ top, side, bottom, children }: AppFrameProps) {
  return (
    <div
      className={classNames(
        'min-h-dvh',
        Boolean(bottom) && 'max-lg:[--bottom-bar:calc(4rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink />
      {top}
      <div className="flex">
        {side}
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 pb-(--bottom-bar,0px) outline-none">
          {children}
        </main>
      </div>
      {bottom}
      <ToastRegion />
    </div>
  );
}
