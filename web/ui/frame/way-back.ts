import { createContext, useContext } from 'react';

export interface WayBack {
  /** The list that the subject of the screen belongs to; undefined where there is none. */
  readonly list: { readonly to: string; readonly label: string } | undefined;
  /** True for the error that says that something does not exist: trying again would not bring it. */
  readonly isGone: (error: unknown) => boolean;
  /** True for what could not be had because the session had ended: the app says so once, and asks again when there is one. */
  readonly waitsForSession: (error: unknown) => boolean;
}

const Context = createContext<WayBack>({ list: undefined, isGone: () => false, waitsForSession: () => false });

/** Given by the app for the screen that is shown, from its route table. */
export const WayBackProvider = Context.Provider;

/** The way on from a page that could not be loaded. */
export const useWayBack = (): WayBack => useContext(Context);
