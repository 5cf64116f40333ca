/** The browser's work on a film before sending. Loaded when the user chooses a film. */
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  canEncodeVideo,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** Smaller files are sent unchanged: converting would take longer than it saves. */
const SMALL_BYTES = 40 * 1024 * 1024;
const SIDE = 1280;
const BITS_A_SECOND = 2_000_000;
const POSTER_WIDTH = 960;

const open = (file: Blob) => new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });

/**
 * A picture from one second into the film (from the beginning of a shorter film), as JPEG; null if the browser cannot
 * make one.
 */
export async function takePoster(file: Blob): Promise<Blob | null> {
  using input = open(file);
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  if (!track || !(await track.canDecode())) return null;
  const sink = new CanvasSink(track, { width: POSTER_WIDTH });
  const found = (await sink.getCanvas(1)) ?? (await sink.getCanvas(await track.getFirstTimestamp()));
  const canvas = found?.canvas;
  if (!canvas) return null;
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** The length of a film or a sound in milliseconds; null if the file does not state it. */
export async function lengthOf(file: Blob): Promise<number | null> {
  using input = open(file);
  const seconds = await input.getDurationFromMetadata();
  return seconds === null ? null : seconds * 1000;
}

/**
 * Converts a film to at most 1280 pixels on its longest side and a size at which a viewer can still judge the person.
 * Returns the file itself if it is small already, the browser cannot convert it, or the result is no smaller.
 * @throws if aborted
 */
export async function shrink(file: File, signal: AbortSignal, tell: (part: number) => void): Promise<File> {
  signal.throwIfAborted();
  if (file.size <= SMALL_BYTES || !(await canEncodeVideo('avc').catch(() => false))) return file;
  using input = open(file);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return file;
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const even = (pixels: number) => 2 * Math.round((pixels * scale) / 2);
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    showWarnings: false,
    video: { codec: 'avc', bitrate: BITS_A_SECOND, width: even(width), height: even(height), fit: 'contain' },
  });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return file;
  conversion.onProgress = tell;
  signal.addEventListener('abort', () => void conversion.cancel());
  signal.throwIfAborted();
  await conversion.execute();
  const bytes = target.buffer;
  if (!bytes || bytes.byteLength >= file.size) return file;
  return new File([bytes], file.name, { type: 'video/mp4', lastModified: file.lastModified });
}
