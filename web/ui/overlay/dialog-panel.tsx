import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useCallback, useRef } from 'react';
import { type AskBeforeClosing, ClosingContext } from '#web/ui/form/asked-before-closing.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { MAIN_ID } from '#web/ui/frame/skip-link.tsx';
import { classNames } from '#web/ui/text/class-names.ts';

export interface DialogPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one comes last in reading order, rightmost on desktop. */
  actions?: ReactNode;
  /** Classes for position, size and animation. */
  className: string;
}

function Head({ title, description }: Pick<DialogPanelProps, 'title' | 'description'>) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 sm:px-6">
      <div className="min-w-0">
        <RadixDialog.Title className="voice-serif text-heading">{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description className="mt-1 text-sm text-ink-muted">{description}</RadixDialog.Description>
        )}
      </div>
      <RadixDialog.Close asChild>
        <IconButton icon={X} label="Stäng" className="-mt-1.5 -mr-2" />
      </RadixDialog.Close>
    </div>
  );
}

function Body({ children }: { children: ReactNode }) {
  return (
    // A dialog of words alone has no other element that could take the scroll keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label="Innehåll" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6">
      {children}
    </section>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-hairline px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
      {children}
    </div>
  );
}

/**
 * Returns the focus to the element that had it before the dialog opened. Radix only does so for a trigger of its own,
 * but these dialogs are opened by state. If that element has disappeared, the main part of the page gets the focus.
 */
function useReturnOfFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById(MAIN_ID);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/**
 * Escape, the close button and a press outside close a dialog. A form with unsaved changes in the dialog is asked
 * first.
 */
function useClosing(onOpenChange: DialogPanelProps['onOpenChange']) {
  const asked = useRef<Parameters<AskBeforeClosing>[0]>(undefined);
  const register = useCallback<AskBeforeClosing>((ask) => {
    asked.current = ask;
    return () => {
      asked.current = undefined;
    };
  }, []);
  const change = (isOpen: boolean) => {
    if (isOpen || !asked.current) onOpenChange(isOpen);
    else asked.current(() => onOpenChange(false));
  };
  return { register, change };
}

/** The common part of dialogs and drawers. */
export function DialogPanel({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  className,
}: DialogPanelProps) {
  const focus = useReturnOfFocus();
  const closing = useClosing(onOpenChange);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={closing.change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <RadixDialog.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames('fixed z-50 flex flex-col bg-surface shadow-float focus:outline-none', className)}
        >
          <Head title={title} description={description} />
          {children && (
            <ClosingContext value={closing.register}>
              <Body>{children}</Body>
            </ClosingContext>
          )}
          {actions && <Foot>{actions}</Foot>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
