import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('pinned-node.mjs', import.meta.url));
const CODE = `
  import { obstacleTo } from ${JSON.stringify(module)};
  console.log(obstacleTo(process.argv[1]));`;

/** The answer of `obstacleTo` in pinned-node.mjs for this program, as text. */
function obstacleTo(program: string): string {
  const args = ['--input-type=module', '--eval', CODE, program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();
}

function withProgram<T>(lines: string[], work: (program: string) => T): T {
  const folder = fs.mkdtempSync(join(tmpdir(), 'pinned-node-'));
  try {
    const program = join(folder, 'node');
    fs.writeFileSync(program, lines.join('\n'), { mode: 0o755 });
    return work(program);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('a Node that starts has no obstacle', () => {
  expect(obstacleTo(process.execPath)).toBe('undefined');
});

test.runIf(process.platform === 'linux')('a library that the machine lacks is named', () => {
  const said =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file';
  const obstacle = withProgram(['#!/bin/sh', `echo '${said}' >&2`, 'exit 127'], obstacleTo);
  expect(obstacle).toContain('needs the library libatomic.so.1, which this machine lacks');
  expect(obstacle).not.toContain('error while loading');
  // The message names the install command of the machine's package manager.
  if (fs.existsSync('/usr/bin/apt-get')) expect(obstacle).toContain('apt-get update && apt-get install -y libatomic1');
});

test('a Node whose loader is missing, as without glibc, gives a message', () => {
  expect(obstacleTo('/nowhere/node')).toMatch(/does not start here: .*ENOENT/);
});
