import { Popover as RadixPopover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
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

/** The panel at its button (popover.tsx). */
export function PopoverPanel({ id, triggerRef, label, align, isOpen, onOpenChange, children }: PopoverPanelProps) {
  const wasLeft = useRef(false);
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={triggerRef} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...aroundTrigger(triggerRef, wasLeft)}
          className="z-50 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-panel border border-hairline bg-surface p-4 text-sm shadow-float"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
