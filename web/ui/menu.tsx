import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { MAIN_ID } from './skip-link.tsx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon | undefined;
  /** Leads to another screen, or … */
  href?: string | undefined;
  /** … does something. */
  onChoose?: (() => void) | undefined;
  is_dangerous?: boolean | undefined;
  is_disabled?: boolean | undefined;
  /** A hairline above: a new group begins. */
  starts_group?: boolean | undefined;
}

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items, such as who is signed in. */
  head?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm outline-none select-none data-[highlighted]:bg-sunken ' +
  'data-[disabled]:pointer-events-none data-[disabled]:opacity-45 md:min-h-9 md:py-1.5';

/** Things to do with one object, or the user's own menu. */
export function Menu({ trigger, items, head, align = 'end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Not modal: a modal menu hides the page from readers while its links can still be reached.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Inside <main>, so that the menu belongs to a landmark; the document's body where there is none. */}
      <DropdownMenu.Portal container={document.getElementById(MAIN_ID)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-52 animate-rise rounded-panel border border-hairline bg-surface py-1 shadow-float"
        >
          {head && <div className="mb-1 border-b border-hairline px-4 py-2 text-sm">{head}</div>}
          {items.map((item) => (
            <Row key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
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
      {item.starts_group && <DropdownMenu.Separator className="my-1 h-px bg-hairline" />}
      {href ? (
        <DropdownMenu.Item asChild {...disabled}>
          <Link to={href} className={className}>
            {inside}
          </Link>
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item className={className} {...disabled} {...(onChoose ? { onSelect: onChoose } : {})}>
          {inside}
        </DropdownMenu.Item>
      )}
    </>
  );
}
