/** A map of the place, in another window. Only the place is sent, nothing about the user. */
export function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
