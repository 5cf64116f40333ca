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
  readonly push: LongEvent & { readonly data: { text(): string } | null };
  readonly notificationclick: LongEvent & { readonly notification: Notification };
  /** Chrome leaves out the subscriptions, Firefox and Safari the next one. */
  readonly pushsubscriptionchange: LongEvent & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
}

/** An open page of the app. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<OpenPage>;
  postMessage(message: unknown, ports: MessagePort[]): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
