import { startPublicPage } from '#web/screens/public/start-public-page.ts';

// Restores the chosen theme. Not by restoreTheme(), whose module would load React.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
startPublicPage(document);
