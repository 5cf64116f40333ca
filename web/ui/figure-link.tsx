import { createContext, type ReactNode, useContext } from 'react';
import { Link } from './link.tsx';

const BuiltScreens = createContext<(to: string) => boolean>(() => true);

/** Given once by the app: whether the screen at an address is built, by its route table. */
export const BuiltScreensProvider = BuiltScreens.Provider;

export interface FigureLinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

/** A figure that leads to its list; where that screen is not built yet it is no link, because nothing would be there. */
export function FigureLink({ to, className, children }: FigureLinkProps) {
  const isBuilt = useContext(BuiltScreens)(to);
  return isBuilt ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
