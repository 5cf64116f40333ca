/**
 * The browser's types of a service worker, as far as ours uses them. TypeScript's own library of them declares the same
 * globals as the one of pages, which all other files of the project need.
 */

interface LongEvent extends Event {
  /** The browser keeps the worker running until the promise is settled. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly activate: LongEvent;
  readonly message: LongEvent & { readonly data: unknown };
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
