import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { CountBadge } from '#web/ui/text/count-badge.tsx';

export interface Tab {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /**
   * Id of the open tab, if the caller decides it, such as from the address. Otherwise the first tab is open at first.
   */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** The index to which a key moves in a row of `count` tabs. At the ends the arrows go around. */
const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = all.findIndex((tab) => tab.matches(':focus'));
  const target = TARGETS[event.key];
  if (!target || at < 0) return;
  event.preventDefault();
  all[target(at, all.length)]?.focus();
}

/**
 * A row of tabs with the content of the open one. The arrows only move the focus: if focus opened a tab too, a press
 * would add a second history entry.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const id = useId();
  const active = value ?? own;
  const open = (tab: Tab) => {
    if (tab.id === active) return;
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="swipes -mx-4 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-hairline px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${id}-${tab.id}` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => open(tab)}
            className={
              'relative inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-ink-muted transition-colors duration-(--quick) hover:text-ink ' +
              'focus-visible:-outline-offset-2 aria-selected:font-medium aria-selected:text-ink ' +
              'aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-ink'
            }
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => tab.id === active)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}-${tab.id}`}
            aria-labelledby={`${id}-${tab.id}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone must be reachable from its tab (ARIA practices)
            tabIndex={0}
            className="pt-6"
          >
            {tab.content}
          </div>
        ))}
    </div>
  );
}
