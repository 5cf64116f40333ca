import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { CountBadge } from './count-badge.tsx';

export interface Tab {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled, for instance from the address; otherwise the first is open. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Several views of the same thing on one screen. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root
      // A tab opened by the press and again by the focus that follows would be two steps in the browser's history.
      activationMode="manual"
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <RadixTabs.List
        aria-label={label}
        className="-mx-4 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-hairline px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className={
              'relative inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-ink-muted transition-colors duration-(--quick) hover:text-ink ' +
              'focus-visible:-outline-offset-2 data-[state=active]:font-medium data-[state=active]:text-ink ' +
              'data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-ink'
            }
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
