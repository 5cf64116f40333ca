import { type ComponentProps, cloneElement, type ReactElement, type RefObject } from 'react';

type TriggerProps = Omit<ComponentProps<'button'>, 'ref'>;
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Opening {
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  /** Id of the panel, while open. */
  panelId: string;
  ref: RefObject<HTMLButtonElement | null>;
  props: TriggerProps;
}

/** The given button with the attributes that announce the panel and its state. */
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
 * Handlers for Radix, which does not know the button: a press on it does not count as outside (the button closes the
 * panel itself), and closing returns the focus to it, unless the user pressed something else. With a modal panel
 * nothing else can be pressed.
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
