import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { goTo, isOurs, type StepOptions, useLocation } from '#web/ui/frame/location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, StepOptions {
  to: string;
  /** Fetches the page anew, for what is a document of its own. */
  reloadDocument?: boolean | undefined;
}

/** A press that asks for another tab or window, or to save, is the browser's to answer. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to another screen: the browser's own, except that no new page is fetched. */
export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const isElsewhere = reloadDocument || (rest.target !== undefined && rest.target !== '_self') || !isOurs(to);
        if (event.defaultPrevented || isElsewhere || !isPlain(event)) return;
        event.preventDefault();
        goTo(to, { replace, state });
      }}
    />
  );
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className: (place: { isActive: boolean }) => string;
}

/** A link of a menu, which knows whether it leads to where we are. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const isActive = useLocation().pathname.toLowerCase() === rest.to.toLowerCase();
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />;
}

/** Goes on as soon as it is drawn. */
export function Navigate({ to, replace, state }: StepOptions & { to: string }) {
  useEffect(() => goTo(to, { replace, state }), [to, replace, state]);
  return null;
}
