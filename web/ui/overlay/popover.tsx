import { type ReactNode, useId, useRef, useState } from 'react';
import { onDemand, useOnDemand } from './on-demand.ts';
import { asTrigger, type Trigger } from './opens-panel.ts';

export interface PopoverProps {
  /** The button that opens the panel. */
  trigger: Trigger;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const panel = onDemand(() => import('./popover-panel.tsx'));

/** A button with a small panel for a filter, a short form or more facts. */
export function Popover({ trigger, label, children, align = 'start', isOpen: given, onOpenChange }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const change = (open: boolean) => {
    setOwn(open);
    onOpenChange?.(open);
  };
  const here = useOnDemand(panel, isOpen, () => change(false));
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {asTrigger(trigger, { kind: 'dialog', isOpen, panelId: id, ref, props: { onClick: () => change(!isOpen) } })}
      {here && (
        <here.PopoverPanel id={id} triggerRef={ref} label={label} align={align} isOpen={isOpen} onOpenChange={change}>
          {children}
        </here.PopoverPanel>
      )}
    </>
  );
}
