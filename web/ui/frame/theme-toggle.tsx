import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';

export type Theme = 'system' | 'light' | 'dark';
const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the light or dark theme for this browser, or lets it follow the system. CSS does the rest. */
function setTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(STORAGE_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(STORAGE_KEY, theme);
  }
  for (const tell of listeners) tell();
}

/** Restores the theme that the user chose last. Called once, before the first render. */
export function restoreTheme(): void {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
}

const order: Record<Theme, { next: Theme; icon: typeof Sun; label: string }> = {
  system: { next: 'light', icon: Monitor, label: 'Utseende: följer systemet. Byt till ljust' },
  light: { next: 'dark', icon: Sun, label: 'Utseende: ljust. Byt till mörkt' },
  dark: { next: 'system', icon: Moon, label: 'Utseende: mörkt. Följ systemet' },
};

/** A button that switches between system, light and dark. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readTheme,
    (): Theme => 'system',
  );
  const { next, icon, label } = order[theme];
  return <IconButton icon={icon} label={label} onClick={() => setTheme(next)} />;
}
