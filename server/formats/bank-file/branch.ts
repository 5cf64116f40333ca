import { XmlElement } from 'libxml2-wasm';

/** An element as read out of the parser once: looking into the parser for each path costs several times as much. */
export interface Branch {
  readonly name: string;
  /** The text of an element without elements; empty for others. */
  readonly content: string;
  /** The currency of an amount (ISO 4217); empty without one. */
  readonly currency: string;
  readonly children: readonly Branch[];
}

/** The child elements of a name, in the namespace of their parent. */
export function childrenCalled(from: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = from.firstChild; node; node = node.next) {
    if (node instanceof XmlElement && node.name === name && node.namespaceUri === from.namespaceUri) found.push(node);
  }
  return found;
}

/** An element with everything below it, without its children of one name, which may be thousands. */
export function branchOf(element: XmlElement, without?: string): Branch {
  const { name } = element;
  const children: Branch[] = [];
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement && (without === undefined || node.name !== without)) children.push(branchOf(node));
  }
  return {
    name,
    content: children.length === 0 ? element.content.trim() : '',
    currency: name.endsWith('Amt') ? (element.attr('Ccy')?.value.trim() ?? '') : '',
    children,
  };
}
