import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { aroundTrigger } from './opens-panel.ts';

export interface PopoverPanelProps {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  label: string;
  align: 'start' | 'center' | 'end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

const PHONE = '(width < 40rem)';

/**
 * The panel of a popover, placed at its button (popover.tsx). On phones it covers most of the screen, so there it is
 * modal: the rest of the page is dimmed and cannot be reached until the panel is closed.
 */
export function PopoverPanel({ id, triggerRef, label, align, isOpen, onOpenChange, children }: PopoverPanelProps) {
  const wasLeft = useRef(false);
  // Measured once each time the panel opens, so that rotating the phone does not lose typed text.
  const isModal = useMemo(() => isOpen && window.matchMedia(PHONE).matches, [isOpen]);
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange} modal={isModal}>
      <RadixPopover.Anchor virtualRef={triggerRef} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...aroundTrigger(triggerRef, wasLeft, isModal)}
          className={classNames(
            'z-50 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-panel border border-hairline bg-surface p-4 text-sm',
            // The dimming is a shadow of the panel, so that it covers everything below the panel, also a drawer.
            isModal ? 'shadow-[0_0_0_200vmax_var(--scrim)]' : 'shadow-float',
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
