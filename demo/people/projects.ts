import type { DemoProject } from './demo-project.ts';
import { ADVERTISING_PROJECTS } from './projects-advertising.ts';
import { SCREEN_PROJECTS } from './projects-screen.ts';
import { STAGE_PROJECTS } from './projects-stage.ts';

/** Twenty briefs across film, television, advertising, stage, event, stills and voice. */
export const DEMO_PROJECTS: readonly DemoProject[] = [...SCREEN_PROJECTS, ...ADVERTISING_PROJECTS, ...STAGE_PROJECTS];
