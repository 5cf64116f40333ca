import { createRoot } from 'react-dom/client';
import '#web/styles/app.css';
import { startSession, whenAccountChanges } from '#web/features/session/session-store.ts';
import { restoreTheme } from '#web/ui/theme-toggle.tsx';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';

restoreTheme();
whenAccountChanges(() => queryClient.clear());
startSession();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
