import { createContext, useContext } from 'react';

export interface WayBack {
  /** The list of the screen's object; undefined if it has none. */
  readonly list: { readonly to: string; readonly label: string } | undefined;
  /** True for an error that says that the object does not exist: a retry would not help. */
  readonly isGone: (error: unknown) => boolean;
  /** True for an error caused by an ended session: the app tells that once, and fetches again when a session exists. */
  readonly waitsForSession: (error: unknown) => boolean;
}

const Context = createContext<WayBack>({ list: undefined, isGone: () => false, waitsForSession: () => false });

/** Provided by the app for the shown screen, from its route table. */
export const WayBackProvider = Context.Provider;

/** The way on from a page that failed to load. */
export const useWayBack = (): WayBack => useContext(Context);
