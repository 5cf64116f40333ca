import type { Tone } from '#web/ui/text/state-badge.tsx';

/** A placeholder for a photograph, drawn as a small SVG scene so that nothing is fetched. */
function scene(ground: string, figure: string, extra = ''): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/>${extra}<ellipse cx="200" cy="190" rx="78" ry="100" fill="${figure}"/><path d="M40 500c0-120 70-180 160-180s160 60 160 180z" fill="${figure}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const busy = Array.from(
  { length: 60 },
  (_, at) =>
    `<rect x="${(at * 67) % 400}" y="${(at * 131) % 500}" width="46" height="58" fill="hsl(${at * 47} 55% ${30 + ((at * 13) % 45)}%)"/>`,
).join('');

interface SamplePerson {
  id: string;
  name: string;
  src?: string;
  facts: string;
  reason: string;
  badge?: { tone: Tone; word: string };
}

export const people: readonly SamplePerson[] = [
  {
    id: 'p1',
    name: 'Astrid Öberg',
    src: scene('#d9d2c5', '#8d6a52'),
    facts: '31 år, Göteborg',
    reason: 'Rider mycket bra, bor 12 km bort',
    badge: { tone: 'agreed', word: 'Intresserad' },
  },
  {
    id: 'p2',
    name: 'Elias Holmström-Andersson',
    src: scene('#14161a', '#2c2a2b'),
    facts: '27 år, Mölndal',
    reason: 'Ledig alla dagar',
  },
  {
    id: 'p3',
    name: 'Noor Haddad',
    src: scene('#6f8791', '#f0d9c4', busy),
    facts: '34 år, Borås',
    reason: 'Talar flytande spanska',
    badge: { tone: 'waiting', word: 'Svarar senast i morgon' },
  },
  { id: 'p4', name: 'Ingrid Ek', facts: '58 år, Kungälv', reason: 'Har spelat läkare två gånger' },
  {
    id: 'p5',
    name: 'Sigge Lund',
    src: scene('#fbfaf8', '#e7d3c2'),
    facts: '19 år, Göteborg',
    reason: 'Dansar, van',
    badge: { tone: 'lost', word: 'Tackade nej' },
  },
  { id: 'p6', name: 'Amina Yusuf', src: 'saknas.webp', facts: '42 år, Partille', reason: 'Bilden gick inte att hämta' },
  { id: 'p7', name: 'Tor', facts: '25 år, Kungsbacka', reason: 'Egen häst' },
  {
    id: 'p8',
    name: 'Maja Sjögren',
    src: scene('#b7563b', '#3c2118'),
    facts: '29 år, Göteborg',
    reason: 'Sopran, professionell',
  },
];
