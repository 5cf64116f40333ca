/** True if the browser can make and use passkeys here: over https, or on localhost. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** True when the browser offers passkeys among the suggestions of a field. */
export async function offersPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
