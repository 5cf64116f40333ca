import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { ErrorTextProvider } from '#web/ui/error-text.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { describeError } from './describe-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from './query-client.ts';

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ErrorTextProvider value={describeError}>
          <BrowserRouter>
            {/* No routes of the router's: the last segment of the path decides in our table, in any letter case. */}
            <CurrentScreen />
          </BrowserRouter>
        </ErrorTextProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
