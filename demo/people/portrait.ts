import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { HairColorId } from '#domain/kernel/vocabulary/looks.ts';
import * as parts from './portrait-parts.ts';
import type { PortraitSubject } from './portrait-subject.ts';
import { type Random, randomFrom } from './random.ts';

/** Pixels: about the width of a card, so that no second size is drawn. */
export const PORTRAIT_SIZE = { width: 576, height: 720 } as const;

/** Frames of a person's variants, in the drawing's own units (a square of 1744, cropped to 4:5). */
const FRAMES = [
  { x: 236, y: 196, width: 1232, isMirrored: false },
  { x: 300, y: 176, width: 1140, isMirrored: true },
  { x: 204, y: 168, width: 1264, isMirrored: false },
] as const;

const LIGHT_HAIR: readonly HairColorId[] = ['blonde', 'light_blonde', 'strawberry', 'red', 'dark_blonde'];

/** Skin tone follows the type of hair loosely: the data has no attribute of origin, and needs none. */
function skinOf(person: PortraitSubject, random: Random): string {
  if (person.hair_type === 'coily' || person.hair_type === 'locs') return random.pick(parts.DEEP_SKIN);
  if (LIGHT_HAIR.includes(person.hair_color)) return random.pick(parts.LIGHT_SKIN);
  return random.pick(person.hair_color === 'black' ? parts.MEDIUM_SKIN : parts.LIGHT_SKIN);
}

const named = (number: number) => `variant${String(number).padStart(2, '0')}`;

/** The drawing's groups in notionists' painting order. */
const LAYERS = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'] as const;

/** Splits the drawing into layers, so that each layer can have its own colour: the set is black and white. */
function layersOf(svg: string): Record<(typeof LAYERS)[number], string> {
  const inner = svg.slice(svg.indexOf('<g transform='), svg.lastIndexOf('</g></svg>'));
  const groups = inner.split(/(?=<g transform="translate\(\d+ \d+\)">)/).filter((part) => part !== '');
  const joined: string[] = [];
  for (const group of groups) {
    // A garment may hold a group of its own, which belongs to the garment and closes with it.
    const last = joined.at(-1);
    const isOpen = last !== undefined && count(last, '<g') > count(last, '</g>');
    if (isOpen) joined[joined.length - 1] = last + group;
    else joined.push(group);
  }
  if (joined.length !== LAYERS.length) throw new Error(`expected ${LAYERS.length} layers, got ${joined.length}`);
  return Object.fromEntries(LAYERS.map((layer, index) => [layer, joined[index] ?? ''])) as Record<
    (typeof LAYERS)[number],
    string
  >;
}

const count = (text: string, piece: string) => text.split(piece).length - 1;

/** The drawing of one person as SVG, 4:5 on tinted paper. */
export function portraitSvg(person: PortraitSubject, seed: number, variant = 0): string {
  // The person's features depend on the seed alone; those of the picture also on the variant.
  const who = randomFrom(seed);
  const picture = randomFrom(seed * 31 + variant + 1);
  const age = (person.playing_age_min + person.playing_age_max) / 2;
  const isFemale = parts.isDrawnFemale(person);
  const hair = parts.hairDrawings(person, age);
  const hairDrawing = hair && who.pick(hair);
  const skin = skinOf(person, who);
  const nose = who.pick(parts.NOSES);
  const brows = who.pick(isFemale ? parts.BROWS : parts.THICK_BROWS);
  const glasses = who.pick(parts.GLASSES);
  const eyes = who.pick(age >= 50 ? parts.OLDER_EYES : parts.EYES);
  const isPainted = isFemale && age >= 18 && who.chance(0.25);
  const beard = person.facial_hair ? parts.BEARDS[person.facial_hair] : undefined;
  const beardDrawing = beard && who.pick(beard);
  const lips = isPainted ? parts.PAINTED_LIPS : picture.chance(0.68) ? parts.SMILES : parts.CALM_LIPS;
  const svg = createAvatar(notionists, {
    seed: 'demo',
    hair: hairDrawing ? [named(hairDrawing)] : [],
    beard: beardDrawing ? [named(beardDrawing)] : [],
    beardProbability: beardDrawing ? 100 : 0,
    glasses: [named(glasses)],
    glassesProbability: person.features.includes('glasses') ? 100 : 0,
    nose: [named(nose)],
    brows: [named(brows)],
    eyes: [named(eyes)],
    lips: [named(picture.pick(lips))],
    body: [named(picture.pick(age >= 45 ? parts.OLDER_BODIES : parts.BODIES))],
    bodyIconProbability: 0,
    gestureProbability: 0,
  } as Parameters<typeof createAvatar<notionists.Options>>[1]).toString();
  const layers = layersOf(svg);
  const cloth = picture.pick(parts.CLOTHS);
  const hairInk = parts.HAIR_INKS[person.hair_color];
  const beardInk = person.hair_color === 'bald' ? parts.HAIR_INKS[age >= 58 ? 'grey' : 'dark_brown'] : hairInk;
  const beardLayer =
    person.facial_hair === 'stubble'
      ? `<g opacity="0.2">${layers.beard.replaceAll('fill="#000"', `fill="${beardInk}"`)}</g>`
      : inked(layers.beard, beardInk);
  const figure = [
    // The set draws no outline for a crown without hair, so the head gets one, above the neck only.
    hairDrawing
      ? ''
      : layers.base
          .replaceAll('fill="#fff"', `fill="none" stroke="${parts.INK}" stroke-width="26" stroke-linejoin="round"`)
          .replace('<g ', '<g clip-path="url(#crown)" '),
    layers.base.replaceAll('fill="#fff"', `fill="${skin}"`),
    layers.body.replaceAll('fill="#fff"', `fill="${cloth}"`),
    parts.marksOn(person, age),
    layers.lips,
    beardLayer,
    inked(layers.hair, hairInk),
    layers.nose,
    layers.eyes,
    layers.brows,
    layers.glasses,
  ]
    .join('')
    .replaceAll('fill="#000"', `fill="${parts.INK}"`);
  const frame = FRAMES[variant % FRAMES.length] ?? FRAMES[0];
  const height = frame.width * (PORTRAIT_SIZE.height / PORTRAIT_SIZE.width);
  const mirror = frame.isMirrored ? ` transform="translate(${2 * frame.x + frame.width} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIZE.width}" height="${PORTRAIT_SIZE.height}" ` +
    `viewBox="${frame.x} ${frame.y} ${frame.width} ${height}" fill="none">` +
    `<clipPath id="crown"><rect x="-200" y="-200" width="1200" height="640"/></clipPath>` +
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${height}" fill="${picture.pick(parts.PAPERS)}"/>` +
    `<g${mirror}>${figure}</g></svg>`
  );
}

/** Hair in its colour, with an outline that sets light hair off from the paper. */
function inked(layer: string, color: string): string {
  if (color === parts.INK) return layer;
  return layer.replaceAll(
    'fill="#000"',
    `fill="${color}" stroke="${parts.INK}" stroke-width="11" stroke-linejoin="round"`,
  );
}
