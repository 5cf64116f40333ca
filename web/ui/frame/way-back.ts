import { createContext, useContext } from 'react';

export interface WayBack {
  /** The list to which the screen's object belongs; undefined if there is none. */
  readonly list: { readonly to: string; readonly label: string } | undefined;
  /** True for an error that says that the object does not exist, so that a retry would not help. */
  readonly isGone: (error: unknown) => boolean;
  /**
   * True for an error that says that the session has ended. The app tells the user once, and the query is fetched again
   * when there is a session.
   */
  readonly waitsForSession: (error: unknown) => boolean;
  /** The instant (ISO) at which data were fetched that the phone had kept; undefined for data of the server. */
  readonly keptDateOf: (data: unknown) => string | undefined;
}

const Context = createContext<WayBack>({
  list: undefined,
  isGone: () => false,
  waitsForSession: () => false,
  keptDateOf: () => undefined,
});

/** Provided by the app for the present screen, from its table of routes. */
export const WayBackProvider = Context.Provider;

/** The help for a page that failed to load: the list to link to, the kind of error, and the age of what is shown. */
export const useWayBack = (): WayBack => useContext(Context);
