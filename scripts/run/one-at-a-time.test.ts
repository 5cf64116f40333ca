import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const module = fileURLToPath(new URL('one-at-a-time.mjs', import.meta.url));
// A process that works until it reads something from its input.
const CODE = `
  import { oneAtATime } from ${JSON.stringify(module)};
  await oneAtATime(process.argv[1], 'work', () => {
    console.log('working');
    return new Promise((done) => process.stdin.once('data', done));
  });
  process.exit();`;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

/** Starts another process that wants to work in the folder; `said` resolves with the next line that it prints. */
function startAnother() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CODE, folder], { stdio: 'pipe' });
  children.push(child);
  const said = () =>
    new Promise<string>((done) => {
      for (const stream of [child.stdout, child.stderr])
        stream.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
    });
  const ended = new Promise((done) => child.once('exit', done));
  return { child, pid: child.pid, said, ended };
}

test('a second process waits, says for which process, and works when that one has ended', async () => {
  const first = startAnother();
  expect(await first.said()).toBe('working');
  const second = startAnother();
  expect(await second.said()).toBe(`Waiting for process ${first.pid} to finish the work in ${folder} …`);
  first.child.stdin.write('end');
  expect(await second.said()).toBe('working');
  second.child.stdin.write('end');
  expect(await second.ended).toBe(0);
  expect(fs.readdirSync(join(folder, '.cache'))).toEqual([]);
});

test('of several processes that find the lock of a killed one, one works', async () => {
  const killed = startAnother();
  await killed.said();
  killed.child.kill('SIGKILL');
  await killed.ended;
  const heirs = [startAnother(), startAnother(), startAnother()];
  const said = await Promise.all(heirs.map((heir) => heir.said()));
  expect(said.filter((line) => line === 'working')).toHaveLength(1);
  expect(said.filter((line) => line.startsWith('Waiting for process'))).toHaveLength(2);
});

test('a pid that another process has got in the meantime holds no lock', async () => {
  const lock = join(folder, '.cache', 'work.lock');
  fs.mkdirSync(lock, { recursive: true });
  fs.writeFileSync(join(lock, `${process.pid}-1`), '');
  expect(await startAnother().said()).toBe('working');
});
