import { Tooltip as RadixTooltip } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { MAIN_ID } from '#web/ui/frame/skip-link.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** Something that can have focus, such as a button. */
  children: ReactElement;
}

/** A short explanation on hover and focus. Never the only place where something is said: phones do not show it. */
export function Tooltip({ content, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {/* Inside <main>, so that it belongs to a landmark. */}
        <RadixTooltip.Portal container={document.getElementById(MAIN_ID)}>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade rounded-control bg-ink px-2.5 py-1.5 text-sm text-ink-inverse"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
