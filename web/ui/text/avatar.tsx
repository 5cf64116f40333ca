import { useState } from 'react';
import { classNames } from './class-names.ts';

const TINTS = ['bg-tint-sand', 'bg-tint-sage', 'bg-tint-clay', 'bg-tint-mist'] as const;

/** First letters of the first and the last word of a name, in capitals. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase('sv');
}

/** The background tint for a person without a picture. The same name always has the same tint. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

export interface PictureProps {
  name: string;
  src?: string | null | undefined;
  className?: string | undefined;
  /** Width of the image in pixels; with width and height known, nothing moves when it loads. */
  width: number;
  height: number;
  isEager?: boolean | undefined;
  /** Alternative text; empty if the name is shown beside the picture. */
  alt?: string | undefined;
}

/** A person's picture. Without a picture, or if it fails to load: the initials on a tint. */
export function Picture({ name, src, className, width, height, isEager, alt = '' }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={classNames('voice-serif @container grid place-items-center', tintOf(name), className)}
      >
        <span className="text-[length:max(0.75rem,24cqw)] leading-none text-ink-muted">{initialsOf(name)}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={classNames('object-cover object-[50%_20%]', tintOf(name), className)}
    />
  );
}

const sizes = { small: 32, normal: 40, large: 64 };
const sizeClass = { small: 'h-10 w-8', normal: 'h-12.5 w-10', large: 'h-20 w-16' };

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** A small portrait in the ratio 4:5. Decorative, because the name is shown beside it. */
export function Avatar({ name, src, size = 'normal', className }: AvatarProps) {
  const width = sizes[size];
  return (
    <Picture
      name={name}
      src={src}
      width={width}
      height={width * 1.25}
      className={classNames('shrink-0 rounded-control', sizeClass[size], className)}
    />
  );
}
