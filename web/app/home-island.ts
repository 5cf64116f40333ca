import './first-paint.ts';
import { startPublicPage } from '#web/screens/public/start-public-page.ts';

// Restores the chosen theme. The module of restoreTheme() would load React, so it is not used here.
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
startPublicPage(document);
