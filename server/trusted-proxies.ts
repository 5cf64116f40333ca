import { BlockList, isIP } from 'node:net';

const BITS = { ipv4: 32, ipv6: 128 } as const;
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The check for an address of our own proxies, from the setting TRUSTED_PROXIES: addresses and ranges, separated by
 * commas. Their X-Forwarded-For and X-Request-Id are believed.
 * @throws if a part is neither an address nor a range
 */
export function trustedProxies(list: string | undefined): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const part of (list ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [network = '', bits, ...rest] = part.split('/');
    if (rest.length > 0) throw new TypeError(`${part} is not a range of addresses`);
    const family = familyOf(network);
    proxies.addSubnet(network, bits === undefined ? BITS[family] : Number(bits), family);
  }
  return (address) => address !== undefined && isIP(address) > 0 && proxies.check(address, familyOf(address));
}
