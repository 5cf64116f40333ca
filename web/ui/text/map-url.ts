/** The address of a map of a place. It contains only the place, nothing about the user. */
export function mapUrl(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
