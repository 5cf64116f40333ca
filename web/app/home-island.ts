import { startPublicPage } from '#web/screens/public/start-public-page.ts';

// The chosen theme, as restoreTheme() reads it; that module would bring React along.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
startPublicPage(document);
