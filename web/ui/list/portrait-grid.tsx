import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface PortraitGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Names the wall for screen readers: 'Talanger som passar'. */
  label: string;
  /** 'large' 2–4 across, 'dense' 3–6 across. */
  size?: 'large' | 'dense' | undefined;
  children: (item: Item, index: number) => ReactNode;
}

const columns = {
  large: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10',
  dense: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6 gap-x-3 gap-y-6 md:gap-x-4',
};

/** A casting wall. Rows out of sight are not drawn by the browser (content-visibility), so thousands stay smooth. */
export function PortraitGrid<Item>({ items, keyOf, label, size = 'large', children }: PortraitGridProps<Item>) {
  return (
    <ul aria-label={label} className={classNames('grid', columns[size])}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className="min-w-0 [contain-intrinsic-size:auto_22rem] [content-visibility:auto] [overflow-clip-margin:8px]"
        >
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
}
