// Radix's DropdownMenu needs a button of its own, but here the button exists before this panel has loaded. So the panel
// uses the Menu primitive, on which DropdownMenu is built.
import { Menu } from 'radix-ui/internal';
import { type RefObject, useRef } from 'react';
import { MAIN_ID } from '#web/ui/frame/skip-link.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';
import type { MenuItem, MenuProps } from './menu-item.ts';
import { aroundTrigger } from './opens-panel.ts';

export interface MenuPanelProps extends Omit<MenuProps, 'trigger' | 'align'> {
  id: string;
  triggerId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** True if the menu was opened by keyboard: then the first item gets the focus. */
  startsOnFirst: boolean;
  onOpenChange: (isOpen: boolean) => void;
  align: 'start' | 'end';
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm outline-none select-none data-[highlighted]:bg-sunken ' +
  'data-[disabled]:pointer-events-none data-[disabled]:opacity-45 md:min-h-9 md:py-1.5';

/** The panel of a menu, placed at its button (menu.tsx). */
export function MenuPanel(props: MenuPanelProps) {
  const { id, triggerId, triggerRef, isOpen, startsOnFirst, onOpenChange, items, head, align } = props;
  const wasLeft = useRef(false);
  return (
    // Not modal: a modal menu would hide the page from screen readers although its links could still be reached.
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Anchor virtualRef={triggerRef} />
      {/* Inside <main>, so that the menu is part of a landmark; in the body on pages without <main>. */}
      <Menu.Portal container={document.getElementById(MAIN_ID)}>
        <Menu.Content
          id={id}
          aria-labelledby={triggerId}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...aroundTrigger(triggerRef, wasLeft)}
          onFocus={(event) => {
            if (startsOnFirst && event.target === event.currentTarget) {
              event.currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
            }
          }}
          className="z-50 min-w-52 animate-rise rounded-panel border border-hairline bg-surface py-1 shadow-float"
        >
          {head && <div className="mb-1 border-b border-hairline px-4 py-2 text-sm">{head}</div>}
          {items.map((item) => (
            <Row key={item.label} item={item} />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Row({ item }: { item: MenuItem }) {
  const { label, icon: Icon, href, onChoose } = item;
  const className = classNames(itemClass, item.is_dangerous && 'text-lost');
  const inside = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {label}
    </>
  );
  const disabled = { disabled: item.is_disabled ?? false };
  return (
    <>
      {item.starts_group && <Menu.Separator className="my-1 h-px bg-hairline" />}
      {href ? (
        <Menu.Item asChild {...disabled}>
          <Link to={href} className={className}>
            {inside}
          </Link>
        </Menu.Item>
      ) : (
        <Menu.Item className={className} {...disabled} {...(onChoose ? { onSelect: onChoose } : {})}>
          {inside}
        </Menu.Item>
      )}
    </>
  );
}
