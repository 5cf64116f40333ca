import { useId, useRef, useState } from 'react';
import type { MenuProps } from './menu-item.ts';
import { onDemand, useOnDemand } from './on-demand.ts';
import { asTrigger } from './opens-panel.ts';

// Loaded on demand, because the code for position and focus is larger than most screens.
const panel = onDemand(() => import('./menu-panel.tsx'));

/** A button with a menu of commands. */
export function Menu({ trigger, items, head, align = 'end' }: MenuProps) {
  const [opening, setOpening] = useState<'by-keys' | 'by-pointer'>();
  const isOpen = opening !== undefined;
  const here = useOnDemand(panel, isOpen, () => setOpening(undefined));
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const triggerId = trigger.props.id ?? `${id}-trigger`;
  return (
    <>
      {asTrigger(trigger, {
        kind: 'menu',
        isOpen,
        panelId: id,
        ref,
        props: {
          id: triggerId,
          // A click with `detail` 0 comes from Enter or Space.
          onClick: (event) => setOpening(isOpen ? undefined : event.detail === 0 ? 'by-keys' : 'by-pointer'),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpening('by-keys');
          },
        },
      })}
      {here && (
        <here.MenuPanel
          id={id}
          triggerId={triggerId}
          triggerRef={ref}
          isOpen={isOpen}
          startsOnFirst={opening === 'by-keys'}
          onOpenChange={(open) => setOpening(open ? 'by-pointer' : undefined)}
          items={items}
          head={head}
          align={align}
        />
      )}
    </>
  );
}
