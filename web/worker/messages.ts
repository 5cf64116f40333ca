export type WorkerRole = 'talent' | 'company' | 'admin';

/** What a page says to the worker. */
export type ToWorker =
  /** The worker of a new version takes over from the former one. */
  | { readonly kind: 'take_over' }
  /** The page has a session of this role: the worker fetches and keeps the screens that work without a network. */
  | { readonly kind: 'keep_screens'; readonly role: WorkerRole };

/** What the worker says to a page: a tapped notification is about this path. The page answers by the port that comes with it. */
export type FromWorker = { readonly kind: 'go'; readonly path: string };

/** The address of the page that the worker keeps: the app without anybody's data. It is no screen. */
export const SHELL_PAGE = '/app-shell';
