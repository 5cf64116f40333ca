import type { ReactNode } from 'react';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { type ListDrawing, ListFrame, type ListParts } from './list-frame.tsx';
import { ListTabs, type TabsOfList } from './list-tabs.tsx';
import type { ListPage } from './use-list.ts';

export type ListScreenProps<Data extends ListPage, Tab extends string> = ListParts<Data> &
  ListDrawing<Data> & {
    title: string;
    description: ReactNode;
    actions?: ReactNode;
    /** The search and the choices above the list. */
    filters?: ReactNode;
    tabs?: TabsOfList<Tab> | undefined;
    /** What stands under the list. */
    below?: ReactNode;
  };

/** A screen that is one list, told by one declaration. A list of rows is as wide as people read. */
export function ListScreen<Data extends ListPage, Tab extends string = never>(props: ListScreenProps<Data, Tab>) {
  const { title, description, actions, filters, tabs, below, ...parts } = props;
  const label = tabs ? tabs.wordOf(tabs.open) : title;
  const frame = <ListFrame {...parts} label={label} isUnderTabs={tabs !== undefined} />;
  const screen = (
    <PageFrame title={title} description={description} actions={actions}>
      {filters}
      {tabs ? <ListTabs tabs={tabs}>{frame}</ListTabs> : frame}
      {below}
    </PageFrame>
  );
  return parts.row ? <div className="max-w-4xl">{screen}</div> : screen;
}
