import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

// `node scripts/draw-clips.ts`: writes the films and the voice recording of the demonstration and the tests to
// demo/clips. The tests' browser draws and encodes them, so they show no real person's face or voice; the voice is
// three hummed notes.
const root = fileURLToPath(new URL('..', import.meta.url));
const library = readFileSync(`${root}node_modules/mediabunny/dist/bundles/mediabunny.min.mjs`, 'utf8');
const LIMIT_BYTES = 150_000;

interface Film {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly paper: string;
  readonly hair: string;
}
const FILMS: readonly Film[] = [
  { name: 'tape-1.mp4', width: 640, height: 360, seconds: 8, paper: '#efe6d8', hair: '#3b2a20' },
  { name: 'tape-2.mp4', width: 640, height: 360, seconds: 6, paper: '#e2e7e4', hair: '#8a5a34' },
];

/** Runs in the page: draws a film of a head that blinks, speaks and turns. */
async function drawFilm({ width, height, seconds, paper, hair }: Film): Promise<number[]> {
  // The page serves the npm module at this address.
  const media: typeof import('mediabunny') = await import('/mediabunny.mjs' as string);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new media.CanvasSource(canvas, { codec: 'avc', bitrate: 90_000, keyFrameInterval: 2 });
  output.addVideoTrack(source, { frameRate: 12 });
  await output.start();
  const oval = (x: number, y: number, rx: number, ry: number) => {
    pen.beginPath();
    pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  };
  for (let frame = 0; frame < seconds * 12; frame++) {
    const time = frame / 12;
    const turn = Math.sin(time * 0.9) * 10;
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    Object.assign(pen, { strokeStyle: '#1b1815', lineWidth: 3, lineJoin: 'round', lineCap: 'round' });
    const [x, y] = [width / 2 + turn, height * 0.43 + Math.sin(time * 2) * 2];
    // Shoulders, hair, neck, face.
    pen.fillStyle = '#1b1815';
    pen.beginPath();
    pen.ellipse(width / 2, height * 1.02, 150, 105, 0, Math.PI, 0);
    pen.fill();
    pen.fillStyle = hair;
    oval(x, y - 16, 82, 96);
    pen.fill();
    pen.fillStyle = '#fbf6ee';
    pen.fillRect(x - 22, y + 50, 44, 62);
    oval(x + turn / 4, y + 8, 64, 82);
    pen.fill();
    pen.stroke();
    const isShut = time % 2.7 < 0.16;
    for (const side of [-1, 1]) {
      const eye = x + side * 25 + turn / 2;
      pen.fillStyle = '#1b1815';
      oval(eye, y, 5, isShut ? 1 : 6);
      pen.fill();
      pen.beginPath();
      pen.moveTo(eye - 12, y - 18);
      pen.quadraticCurveTo(eye, y - 24, eye + 12, y - 18);
      pen.stroke();
    }
    pen.beginPath();
    pen.moveTo(x + turn / 2, y + 4);
    pen.quadraticCurveTo(x + 8 + turn, y + 24, x - 2 + turn / 2, y + 26);
    pen.stroke();
    const open = 3 + Math.abs(Math.sin(time * 7) * Math.sin(time * 2.3)) * 11;
    pen.fillStyle = '#7a2a22';
    oval(x + turn / 2, y + 50, 18, open);
    pen.fill();
    pen.stroke();
    await source.add(time, 1 / 12);
  }
  await output.finalize();
  return [...new Uint8Array(target.buffer ?? [])];
}

/** Runs in the page: makes a recording of three hummed notes. */
async function hum(seconds: number): Promise<number[]> {
  // The page serves the npm module at this address.
  const media: typeof import('mediabunny') = await import('/mediabunny.mjs' as string);
  const rate = 48_000;
  const sound = new AudioBuffer({ length: seconds * rate, sampleRate: rate, numberOfChannels: 1 });
  const samples = sound.getChannelData(0);
  for (let at = 0; at < samples.length; at++) {
    const time = at / rate;
    const note = [196, 247, 294][Math.floor((time / seconds) * 3)] ?? 196;
    const within = (time % (seconds / 3)) / (seconds / 3);
    const loud = Math.min(1, within * 8, (1 - within) * 4) * 0.25;
    const wave = [1, 0.5, 0.25, 0.12].reduce(
      (sum, part, n) => sum + part * Math.sin(2 * Math.PI * note * (n + 1) * time),
      0,
    );
    samples[at] = loud * wave;
  }
  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.WebMOutputFormat(), target });
  const source = new media.AudioBufferSource({ codec: 'opus', bitrate: 48_000 });
  output.addAudioTrack(source);
  await output.start();
  await source.add(sound);
  await output.finalize();
  return [...new Uint8Array(target.buffer ?? [])];
}

function keep(name: string, bytes: readonly number[]): void {
  if (bytes.length > LIMIT_BYTES) throw new Error(`${name} is ${bytes.length} bytes`);
  writeFileSync(`${root}demo/clips/${name}`, Uint8Array.from(bytes));
  console.log(`demo/clips/${name}  ${Math.round(bytes.length / 1000)} kB`);
}

const browser = await chromium.launch(findBrowser());
try {
  const page = await browser.newPage();
  // Only a secure context such as localhost has the encoders.
  await page.route('http://localhost/**', (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: library })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://localhost/');
  for (const film of FILMS) keep(film.name, await page.evaluate(drawFilm, film));
  keep('voice.webm', await page.evaluate(hum, 6));
} finally {
  await browser.close();
}
