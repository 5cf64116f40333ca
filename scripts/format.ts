import { spawnSync } from 'node:child_process';
import { findTool } from './tool.ts';

// `npm run format`: layout, order of imports and all other fixes that Biome makes.
const { status } = spawnSync(process.execPath, [findTool('@biomejs/biome', 'biome'), 'check', '--write'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
