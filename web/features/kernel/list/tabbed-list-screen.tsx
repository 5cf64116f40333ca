import type { ReactNode } from 'react';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { ListTabs, type TabsOfList } from './list-tabs.tsx';
import type { ListPage } from './use-list.ts';

type TabbedListScreenProps<Data extends ListPage, Tab extends string> = ListScreenProps<Data> & {
  tabs: TabsOfList<Tab>;
  /** Shown in the open tab, above its list. */
  above?: ReactNode;
};

/** A screen with one list in tabs. */
export function TabbedListScreen<Data extends ListPage, Tab extends string>({
  tabs,
  above,
  ...list
}: TabbedListScreenProps<Data, Tab>) {
  return (
    <ListScreen
      {...list}
      label={tabs.wordOf(tabs.open)}
      inTabs={(drawn) => (
        <ListTabs tabs={tabs}>
          {above}
          {drawn}
        </ListTabs>
      )}
    />
  );
}
