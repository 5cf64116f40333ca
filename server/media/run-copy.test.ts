import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MP4,
  Output,
} from 'mediabunny';
import { afterAll, expect, test } from 'vitest';
import { runCopy } from './run-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A meaningless H.264 unit with `bytes` bytes of content. */
function filler(bytes: number): Uint8Array {
  const unit = Buffer.alloc(bytes + 5, 0xff);
  unit.writeUInt32BE(bytes + 1);
  unit[4] = 12;
  return unit;
}

/** The film of a clip in Matroska, as screen recorders write it, padded to a size. */
async function aMatroska(bytes: number): Promise<Uint8Array> {
  const clip = readFileSync(new URL('../../demo/clips/tape-1.mp4', import.meta.url));
  using input = new Input({ formats: [MP4], source: new BufferSource(clip) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The clip has no picture');
  const packets = await Array.fromAsync(new EncodedPacketSink(track).packets());
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const more = filler(Math.ceil(bytes / packets.length));
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for (const packet of packets) {
    const data = Buffer.concat([packet.data, more]);
    await source.add(packet.clone({ data }), decoderConfig && { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

test('a Matroska film of 20 MB with H.264 becomes MP4 within the memory of its process', async () => {
  const place = join(folder, 'film.mkv');
  writeFileSync(place, await aMatroska(20_000_000));
  const result = await runCopy({ place, folder }, AbortSignal.timeout(60_000), () => {});
  expect(result).toMatchObject({ copied: { content_type: 'video/mp4', plays_everywhere: true, width: 640 } });
});
