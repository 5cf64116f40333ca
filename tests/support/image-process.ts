import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/**
 * Runs a command of an image in its file system: the root read-only, /tmp in memory, /proc and /dev of the machine. The
 * kernel of a build server may forbid containers, so `unshare` and `chroot` replace the container. The command replaces
 * the shell, so that it gets the signals.
 */
const IN_IMAGE = `set -e
root=$1 data=$2 user=$3 folder=$4; shift 4
mount --bind "$root" "$root"
mount -t tmpfs none "$root/tmp"
mount -t proc none "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$data" "$root/var/lib/medverka"
mount -o remount,bind,ro "$root"
exec /usr/sbin/chroot --groups= --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;

const config = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')], z.string()) }),
    }),
  }),
});

/** A program that runs in an image. */
export interface ImageProcess {
  readonly pid: number | undefined;
  /** Standard output and standard error until now. */
  output(): string;
  /** The exit code or signal that ended the process. */
  readonly ended: Promise<string>;
  stop(): Promise<string>;
}

interface Run {
  readonly settings?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly user?: string;
}

/** An image that buildah has made, mounted for its programs. */
export interface MountedImage {
  /** Its files, on this machine. */
  readonly root: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  /** Starts a program with the image's user and settings; `data` is the folder that it may write in. */
  run(command: readonly string[], data: string, how?: Run): ImageProcess;
  unmount(): void;
}

const buildah = (...words: string[]) => execFileSync('buildah', words, { encoding: 'utf8' }).trim();

/** Mounts an image by its name. Needs root. */
export function mountImage(image: string): MountedImage {
  const { User, Env, Cmd, WorkingDir, Healthcheck } = config.parse(
    JSON.parse(buildah('inspect', '--type', 'image', image)),
  ).Docker.config;
  const container = buildah('from', '--pull-never', image);
  const root = buildah('mount', container);
  return {
    root,
    command: Cmd,
    healthcheck: Healthcheck.Test.slice(1),
    run: (command, data, { settings = {}, input = '', user = User } = {}) => {
      const words = ['--mount', '--propagation', 'private', 'sh', '-c', IN_IMAGE, 'sh', root, data, user, WorkingDir];
      const given = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s).slice(0, 2)));
      const child = spawn('unshare', [...words, ...command], { env: { ...given, ...settings } });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      child.stdin.end(input);
      const endWithUs = () => child.kill('SIGTERM');
      process.once('exit', endWithUs);
      const ended = once(child, 'close').then(([code, signal]) => {
        process.off('exit', endWithUs);
        return String(signal ?? code);
      });
      return {
        pid: child.pid,
        output: () => output,
        ended,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
      };
    },
    unmount: () => void buildah('rm', container),
  };
}
