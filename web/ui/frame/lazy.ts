import { type ComponentType, lazy as lazyOfReact } from 'react';
import { loadPart } from './network.ts';

/** React's `lazy`, for code whose loading may fail once, or has to wait for a network. */
export const lazy = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyOfReact(() => loadPart(load));
