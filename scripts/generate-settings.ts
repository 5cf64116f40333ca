import { keepFresh } from './docs/keep-fresh.ts';
import { renderSettings } from './docs/render-settings.ts';

// `npm run docs:settings`: writes docs/settings.md from the declarations. With --check, only fails if the file is out
// of date.
keepFresh('docs/settings.md', renderSettings(), 'npm run docs:settings');
