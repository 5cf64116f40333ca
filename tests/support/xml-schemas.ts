import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { XmlBufferInputProvider, XmlDocument, XmlElement, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

const FOLDER = fileURLToPath(new URL('../schemas', import.meta.url));

const places = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((place) => place.endsWith('.xsd.gz'));
const read = (place: string) => gunzipSync(readFileSync(join(FOLDER, place)));
// The name by which schemas refer to a file: its path relative to the folder of all schemas.
const nameOf = (place: string) => relative(FOLDER, join(FOLDER, place)).replaceAll('\\', '/').replace(/\.gz$/, '');
let isRegistered = false;
function register(): void {
  if (isRegistered) return;
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(places.map((place) => [nameOf(place), read(place)]))),
  );
  isRegistered = true;
}

const validators = new Map<string, XsdValidator>();

/** The validator of a published schema, such as 'iso20022/pain.001.001.03' or 'ubl-2.1/maindoc/UBL-Invoice-2.1'. */
function validatorOf(name: string): XsdValidator {
  const known = validators.get(name);
  if (known) return known;
  register();
  const made = XsdValidator.fromDoc(XmlDocument.fromBuffer(read(`${name}.xsd.gz`), { url: `${name}.xsd` }));
  validators.set(name, made);
  return made;
}

/**
 * Validates XML against a published schema.
 * @throws the validation errors
 */
export function validate(bytes: Uint8Array, schema: string): void {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    validatorOf(schema).validate(document);
  } finally {
    document.dispose();
  }
}

/** All texts at a path of local names, such as 'CdtTrfTxInf/Amt/InstdAmt', at any depth. */
export function textsAt(bytes: Uint8Array, path: string): string[] {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    const steps = path.split('/').map((name) => `*[local-name()="${name}"]`);
    return document.find(`//${steps.join('/')}`).flatMap((node) => (node instanceof XmlElement ? [node.content] : []));
  } finally {
    document.dispose();
  }
}
