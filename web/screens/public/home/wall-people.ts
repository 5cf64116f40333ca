/** One face of the wall on the start page, drawn and fictitious. */
export interface WallPerson {
  readonly picture: number;
  readonly name: string;
  /** The one reason to cast this person. */
  readonly reason: string;
}

export const WALL_PEOPLE: readonly WallPerson[] = [
  { picture: 5, name: 'Hiba', reason: 'rider sedan barnsben' },
  { picture: 2, name: 'Diego', reason: 'talar flytande spanska' },
  { picture: 10, name: 'Omar', reason: 'spelar komedi på skånska' },
  { picture: 4, name: 'Dalia, 72', reason: 'på scen sedan 1974' },
  { picture: 8, name: 'Alfred', reason: 'fäktar och faller' },
  { picture: 3, name: 'Marisol', reason: 'dansar lindy hop' },
  { picture: 11, name: 'Malin', reason: 'simmar i kallt vatten' },
  { picture: 6, name: 'Zana', reason: 'kör mc, boxas' },
  { picture: 7, name: 'Helena', reason: 'läser in ljudböcker' },
  { picture: 9, name: 'Axel', reason: 'åker skateboard' },
];
