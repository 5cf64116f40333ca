/** The talents whom a caller may find: those visible on `today` (ISO day), without the ids `without`. */
export interface Findable {
  readonly today: string;
  readonly without: readonly string[];
}

/** The words of profiles that a part knows; a word that no findable talent has is not among them. */
export interface PartWords {
  /** Of these stems, those that a profile has. */
  having(stems: readonly string[]): Promise<readonly string[]>;
  /** The first words in order that begin like this, at most ENDINGS_MAX. */
  beginningWith(start: string): Promise<readonly string[]>;
  /** The probable corrections of a word that no profile has. */
  like(word: string): Promise<readonly string[]>;
}
