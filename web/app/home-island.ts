import { startHome } from '#web/screens/public/home/home-start.ts';

// The chosen theme, as restoreTheme() reads it; that module would bring React along.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
startHome(document);
