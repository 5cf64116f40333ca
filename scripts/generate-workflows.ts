import { workflows } from '#domain/registry/workflows.ts';
import { keepFresh } from './docs/keep-fresh.ts';
import { renderWorkflows } from './workflows/render-workflows.ts';

// `npm run docs:workflows`: writes docs/workflows.md from the declarations. With --check, only fails if the file is out
// of date.
keepFresh('docs/workflows.md', renderWorkflows(Object.values(workflows)), 'npm run docs:workflows');
