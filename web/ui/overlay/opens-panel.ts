import { type ComponentProps, cloneElement, type ReactElement, type RefObject } from 'react';

type TriggerProps = Omit<ComponentProps<'button'>, 'ref'>;
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface Opening {
  kind: 'menu' | 'dialog';
  isOpen: boolean;
  /** Id of the panel, announced while the panel is open. */
  panelId: string;
  ref: RefObject<HTMLButtonElement | null>;
  props: TriggerProps;
}

/** The button with the attributes that tell screen readers about its panel. */
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
 * Handlers for Radix, which does not know the button. A press on the button does not count as a press outside, because
 * the button itself closes the panel. Closing returns the focus to the button, unless a press elsewhere closed a panel
 * that is not modal: the focus then stays where the user pressed.
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
