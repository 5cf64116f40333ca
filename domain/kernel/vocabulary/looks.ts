import { type Notion, vocabulary } from './notion.ts';

/** Present hair colour. */
const HAIR_COLORS = [
  { id: 'blonde', label: 'Blont' },
  { id: 'light_blonde', label: 'Ljusblont' },
  { id: 'dark_blonde', label: 'Mörkblont' },
  { id: 'light_brown', label: 'Ljusbrunt' },
  { id: 'brown', label: 'Brunt' },
  { id: 'dark_brown', label: 'Mörkbrunt' },
  { id: 'black', label: 'Svart' },
  { id: 'red', label: 'Rött' },
  { id: 'strawberry', label: 'Rödblont' },
  { id: 'grey', label: 'Grått' },
  { id: 'white', label: 'Vitt' },
  { id: 'dyed', label: 'Färgat i annan färg' },
  { id: 'bald', label: 'Skallig' },
] as const satisfies readonly Notion[];
export type HairColorId = (typeof HAIR_COLORS)[number]['id'];
export const hairColors = /* @__PURE__ */ vocabulary(HAIR_COLORS);

/** Hair length, shortest first. */
const HAIR_LENGTHS = [
  { id: 'shaved', label: 'Rakat' },
  { id: 'very_short', label: 'Mycket kort' },
  { id: 'short', label: 'Kort' },
  { id: 'medium', label: 'Axellångt' },
  { id: 'long', label: 'Långt' },
  { id: 'very_long', label: 'Mycket långt' },
] as const satisfies readonly Notion[];
export type HairLengthId = (typeof HAIR_LENGTHS)[number]['id'];
export const hairLengths = /* @__PURE__ */ vocabulary(HAIR_LENGTHS);

/** Shapes and styles of hair. */
const HAIR_TYPES = [
  { id: 'straight', label: 'Rakt' },
  { id: 'wavy', label: 'Vågigt' },
  { id: 'curly', label: 'Lockigt' },
  { id: 'coily', label: 'Krulligt/afro' },
  { id: 'locs', label: 'Dreadlocks' },
  { id: 'braids', label: 'Flätor' },
  { id: 'mohawk', label: 'Tuppkam' },
] as const satisfies readonly Notion[];
export type HairTypeId = (typeof HAIR_TYPES)[number]['id'];
export const hairTypes = /* @__PURE__ */ vocabulary(HAIR_TYPES);

const FACIAL_HAIR = [
  { id: 'beard', label: 'Skägg' },
  { id: 'moustache', label: 'Mustasch' },
  { id: 'stubble', label: 'Skäggstubb' },
  { id: 'goatee', label: 'Getskägg' },
  { id: 'clean_shaven', label: 'Slätrakad' },
] as const satisfies readonly Notion[];
export type FacialHairId = (typeof FACIAL_HAIR)[number]['id'];
export const facialHair = /* @__PURE__ */ vocabulary(FACIAL_HAIR);

const EYE_COLORS = [
  { id: 'blue', label: 'Blå' },
  { id: 'green', label: 'Gröna' },
  { id: 'brown', label: 'Bruna' },
  { id: 'dark_brown', label: 'Mörkbruna' },
  { id: 'grey', label: 'Grå' },
  { id: 'hazel', label: 'Nötbruna' },
  { id: 'blue_grey', label: 'Blågrå' },
  { id: 'blue_green', label: 'Blågröna' },
  { id: 'amber', label: 'Bärnsten' },
  { id: 'heterochromia', label: 'Olikfärgade' },
] as const satisfies readonly Notion[];
export type EyeColorId = (typeof EYE_COLORS)[number]['id'];
export const eyeColors = /* @__PURE__ */ vocabulary(EYE_COLORS);

/** Build, self-described and optional. Tall and short are left out, because profiles have the height. */
const BODY_TYPES = [
  { id: 'slim', label: 'Smal' },
  { id: 'average', label: 'Normalbyggd' },
  { id: 'athletic', label: 'Atletisk' },
  { id: 'muscular', label: 'Muskulös' },
  { id: 'curvy', label: 'Kurvig' },
  { id: 'large', label: 'Kraftig' },
] as const satisfies readonly Notion[];
export type BodyTypeId = (typeof BODY_TYPES)[number]['id'];
export const bodyTypes = /* @__PURE__ */ vocabulary(BODY_TYPES);

/** Marks that a production may look for or need to know of. */
const FEATURES = [
  { id: 'tattoo', label: 'Tatuering' },
  { id: 'piercing', label: 'Piercing' },
  { id: 'freckles', label: 'Fräknar' },
  { id: 'glasses', label: 'Glasögon' },
  { id: 'braces', label: 'Tandställning' },
  { id: 'gap_teeth', label: 'Glugg mellan tänderna' },
  { id: 'scar', label: 'Ärr' },
  { id: 'birthmark', label: 'Födelsemärke' },
  { id: 'left_handed', label: 'Vänsterhänt' },
  { id: 'dimples', label: 'Skrattgropar' },
  { id: 'characteristic_face', label: 'Karaktärsansikte' },
  { id: 'unisex_look', label: 'Androgyn' },
] as const satisfies readonly Notion[];
export type FeatureId = (typeof FEATURES)[number]['id'];
export const features = /* @__PURE__ */ vocabulary(FEATURES);
