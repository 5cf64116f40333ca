import { useEffect, useState } from 'react';
import { useNavigate } from '#web/ui/frame/location.ts';
import { useAskedBeforeClosing } from './asked-before-closing.ts';
import { armLeaveGuard } from './leave-guard.ts';

/**
 * The path and those parameters that decide what a form is about. Other parameters, such as a page number or an open
 * thread, do not count.
 */
const subjectOf = ({ pathname, search }: Location | HTMLAnchorElement) =>
  pathname + search.match(/\b(?:id|part|step)=[^&]*/g);

interface Leaving {
  go: () => void;
  /** True if a dialog is being closed; otherwise the page is being left. */
  isClosing?: boolean;
}

/**
 * Asks before unsaved changes are lost: when the window closes (by the browser's own question), at links inside the
 * app, at the back button, and when the dialog around closes. Navigation by code, such as after a save, is not stopped.
 * Links and history steps (leave-guard.ts) are handled before the router of location.ts.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>();
  useEffect(() => {
    if (!hasUnsaved) return;
    // Address and router state of the page, which are restored after a history step.
    const { href } = window.location;
    const { state } = window.history;
    const subject = subjectOf(window.location);
    const ask = ({ pathname, search, hash }: Location | HTMLAnchorElement) =>
      setLeaving({ go: () => navigate(pathname + search + hash) });
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== window.location.origin)
        return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (subjectOf(link) === subject) return;
      event.preventDefault();
      // Other forms of the page must not ask too.
      event.stopImmediatePropagation();
      ask(link);
    };
    const disarm = armLeaveGuard((event) => {
      if (subjectOf(window.location) === subject) return false;
      event.stopImmediatePropagation();
      ask(window.location);
      window.history.pushState(state, '', href);
      return true;
    });
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      disarm();
    };
  }, [hasUnsaved, navigate]);
  useAskedBeforeClosing(hasUnsaved, (close) => setLeaving({ go: close, isClosing: true }));
  return {
    isClosing: leaving?.isClosing === true,
    isAsking: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave: () => {
      setLeaving(undefined);
      leaving?.go();
    },
  };
}
