import { type ComponentProps, cloneElement, type ReactElement, type RefObject } from 'react';

type TriggerProps = Omit<ComponentProps<'button'>, 'ref'>;
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Opening {
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  /** Of the panel, while it is open. */
  panelId: string;
  ref: RefObject<HTMLButtonElement | null>;
  props: TriggerProps;
}

/** The button as it was given, with what says that it opens a panel and whether it has. */
export function asTrigger(trigger: Trigger, { kind, isOpen, panelId, ref, props }: Opening): ReactElement {
  return cloneElement(trigger, {
    ...props,
    ref,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
  });
}

/**
 * For Radix, which knows nothing of our button: a press on it is no press outside (it closes by itself), and when the
 * panel closes the focus goes back to it, unless something else was pressed. Beside a modal panel nothing else can be.
 */
export function aroundTrigger(ref: RefObject<HTMLButtonElement | null>, wasLeft: RefObject<boolean>, isModal = false) {
  return {
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Node && ref.current?.contains(event.target)) event.preventDefault();
      else wasLeft.current = !isModal;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!wasLeft.current) ref.current?.focus();
      wasLeft.current = false;
    },
  };
}
