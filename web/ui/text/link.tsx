import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { goTo, isOurs, type StepOptions, useLocation } from '#web/ui/frame/location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, StepOptions {
  to: string;
  /** True loads the page from the server, for pages that are documents of their own. */
  reloadDocument?: boolean | undefined;
}

/** True for an ordinary press. The browser itself handles presses that ask for another tab or window, or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to another screen of the app, which does not reload the page. */
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

/** A link in a menu. It is marked if it leads to the present page. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const isActive = useLocation().pathname.toLowerCase() === rest.to.toLowerCase();
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />;
}

/** Goes to another address when it is rendered. */
export function Navigate({ to, replace, state }: StepOptions & { to: string }) {
  useEffect(() => goTo(to, { replace, state }), [to, replace, state]);
  return null;
}
