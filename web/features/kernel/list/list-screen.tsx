import type { ReactNode } from 'react';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { type ListDrawing, ListFrame, type ListParts } from './list-frame.tsx';
import type { ListPage } from './use-list.ts';

export type ListScreenProps<Data extends ListPage> = ListParts<Data> &
  ListDrawing<Data> & {
    title: string;
    description: ReactNode;
    actions?: ReactNode;
    /** The search and the choices above the list. */
    filters?: ReactNode;
    /** Shown below the list. */
    below?: ReactNode;
    /** Accessible name of a list of rows, instead of the title. */
    label?: string | undefined;
    /**
     * Puts the list into tabs (`TabbedListScreen`). Most lists have no tabs, and their screens do not load the code for
     * them.
     */
    inTabs?: ((list: ReactNode) => ReactNode) | undefined;
  };

/** A screen with one list. A list of rows is as wide as running text. */
export function ListScreen<Data extends ListPage>(props: ListScreenProps<Data>) {
  const { title, description, actions, filters, below, label = title, inTabs, ...parts } = props;
  const list = <ListFrame {...parts} label={label} isUnderTabs={inTabs !== undefined} />;
  const screen = (
    <PageFrame title={title} description={description} actions={actions}>
      {filters}
      {inTabs ? inTabs(list) : list}
      {below}
    </PageFrame>
  );
  return parts.row ? <div className="max-w-4xl">{screen}</div> : screen;
}
