interface Unprintable {
  readonly number: number;
  readonly project_title: string;
  /** The text with characters that no typeface of our PDFs has. */
  readonly text: string;
}

/** The notice in the administrators' bell about an agreement that cannot be printed until somebody rewrites a text. */
export const unprintableNotice = ({ number, project_title, text }: Unprintable) => ({
  title: `Avtal ${number} kan inte skrivas ut`,
  message: `”${text}” i avtalet för ${project_title} har tecken som vi inte kan skriva i en PDF. Be den det gäller att skriva det med latinska bokstäver hos oss, så skrivs avtalet ut av sig självt inom några minuter.`,
});
