import { useEffect, useState } from 'react';
import { useNavigate } from '#web/ui/frame/location.ts';
import { useAskedBeforeClosing } from './asked-before-closing.ts';
import { armLeaveGuard } from './leave-guard.ts';

/** The subject of a form in an address. Everything else in the query stands beside it, as a page or a thread. */
const subjectOf = ({ pathname, search }: Location | HTMLAnchorElement) =>
  pathname + search.match(/\b(?:id|part|step)=[^&]*/g);

interface Leaving {
  go: () => void;
  /** A dialog is left, not the page. */
  isClosing?: boolean;
}

/**
 * Asks before unsaved changes are lost: on closing the window (the browser's own question), on links inside the app,
 * on the back button and on closing the dialog around. Programmatic navigation after a save is not asked about.
 * Links and steps of the history (leave-guard.ts) are caught before address.ts hears of them.
 */
export function useLeaveGuard(hasUnsaved: boolean) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>();
  useEffect(() => {
    if (!hasUnsaved) return;
    // Where we stand, and the router's own record of it, to be put back when a step of the history has led away.
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
      // Nor does another form of the page ask the same.
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
