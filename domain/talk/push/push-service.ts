/** The hosts of the push services of browsers: Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * True for an address at a browser's push service. Other addresses are refused: whoever gives one could otherwise make
 * the server call any host.
 * @param hereToo for tests and development: https://localhost too
 */
export function isPushEndpoint(address: string, hereToo: boolean): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  if (hereToo && url.hostname === 'localhost') return true;
  return url.port === '' && SERVICES.some((host) => host.test(url.hostname));
}
