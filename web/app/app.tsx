import { QueryClientProvider } from '@tanstack/react-query';
import { ErrorTextProvider } from '#web/ui/form/error-text.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { describeError } from './describe-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from './query-client.ts';

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ErrorTextProvider value={describeError}>
          {/*
           * The routes of wouter are not used: the table in routes.ts decides by the last segment of the path, in any
           * letter case.
           */}
          <CurrentScreen />
        </ErrorTextProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
