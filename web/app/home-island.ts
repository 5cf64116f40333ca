import { startPublicPage } from '#web/screens/public/start-public-page.ts';

// The chosen theme, read as in restoreTheme(); that module would load React.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
startPublicPage(document);
