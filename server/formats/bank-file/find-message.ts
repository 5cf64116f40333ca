import { XmlElement } from 'libxml2-wasm';
import { Unreadable } from './unreadable.ts';

/** A message of ISO 20022: the element that holds it, its kind ('camt.053') and its version ('02'). */
export interface Message {
  readonly element: XmlElement;
  readonly kind: string;
  readonly version: string;
}

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})\.\d{3}\.(\d{2})$/;
/** Envelopes have few elements above their message: BizMsgEnvlp/Document, Envelope/Body/…/Document. */
const DEEPEST = 6;
/** Envelopes and business headers, which have namespaces of the same form. */
const AROUND = /^(?:head|nvlp)\./;

function messagesIn(elements: readonly XmlElement[], depth: number): Message[] {
  const found = elements.flatMap((element): Message[] => {
    const [, kind = '', version = ''] = NAMESPACE.exec(element.namespaceUri) ?? [];
    return kind === '' || AROUND.test(kind) ? [] : [{ element, kind, version }];
  });
  if (found.length > 0 || depth === DEEPEST) return found;
  const below: XmlElement[] = [];
  for (const element of elements) {
    for (let node = element.firstChild; node; node = node.next) if (node instanceof XmlElement) below.push(node);
  }
  return below.length === 0 ? [] : messagesIn(below, depth + 1);
}

/**
 * The one message of a file: the root itself, or inside an envelope.
 * @throws Unreadable if there is none or more than one
 */
export function findMessage(root: XmlElement): Message {
  const [message, ...others] = messagesIn([root], 0);
  if (!message) throw new Unreadable('No message of ISO 20022');
  if (others.length > 0) throw new Unreadable('Several messages in one file');
  return message;
}
