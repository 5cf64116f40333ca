import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { reloadIfOutdated } from '#web/ui/frame/outdated-page.ts';
import { describeError } from './describe-error.ts';

interface State {
  error: unknown;
}

/**
 * Catches errors of screens and shows a message in Swedish with a way on. It is a class because React has no function
 * component for this.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reloadIfOutdated(error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <main className="mx-auto max-w-prose px-4 py-16 sm:px-6">
        <h1 className="voice-serif text-title">Det här gick inte att visa</h1>
        <p className="mt-4 text-ink-muted">{describeError(this.state.error)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Ladda om</Button>
          <Button variant="quiet" onClick={() => window.location.assign('/')}>
            Till startsidan
          </Button>
        </div>
      </main>
    );
  }
}
