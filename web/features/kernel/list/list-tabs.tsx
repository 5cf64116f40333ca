import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { Tabs } from '#web/ui/frame/tabs.tsx';

/** Tabs above a list; the address names the open tab. */
export interface TabsOfList<Tab extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly of: readonly Tab[];
  readonly open: Tab;
  readonly wordOf: (tab: Tab) => string;
  readonly countOf?: ((tab: Tab) => number | undefined) | undefined;
  readonly hrefOf: (tab: Tab) => string;
  /** True if the back button leads to the previous tab. */
  readonly isStep?: boolean | undefined;
}

/** The tab named in the address, otherwise `usual`. */
export function useTab<Tab extends string>(of: readonly Tab[], usual: NoInfer<Tab>, name = 'group'): Tab {
  const [params] = useSearchParams();
  return of.find((one) => one === params.get(name)) ?? usual;
}

/** The row of tabs, with the content of the open tab. */
export function ListTabs<Tab extends string>({ tabs, children }: { tabs: TabsOfList<Tab>; children: ReactNode }) {
  const navigate = useNavigate();
  const { label, of, open, wordOf, countOf, hrefOf, isStep } = tabs;
  return (
    <Tabs
      label={label}
      value={open}
      onChange={(id) => {
        const tab = of.find((one) => one === id);
        if (tab !== undefined) navigate(hrefOf(tab), isStep ? {} : { replace: true });
      }}
      tabs={of.map((id) => ({ id, label: wordOf(id), count: countOf?.(id), content: id === open ? children : null }))}
    />
  );
}
