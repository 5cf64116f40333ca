import { keepFresh } from './docs/keep-fresh.ts';
import { renderSettings } from './docs/render-settings.ts';

// `npm run docs:settings`: docs/settings.md from the declarations. With --check it only says whether the file is fresh.
keepFresh('docs/settings.md', renderSettings(), 'npm run docs:settings');
