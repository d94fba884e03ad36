const MAPPED = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] | undefined {
  const url = `http://[${address.split('%')[0]}]`;
  if (!URL.canParse(url)) return undefined;
  const [before = '', after = ''] = new URL(url).hostname.slice(1, -1).split('::');
  const [first, last] = [before, after].map((half) => half.split(':').filter(Boolean));
  if (!first || !last) return undefined;
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

/**
 * The source of a request, as limits count it. An IPv6 address counts by its first 64 bits, since one customer has all
 * of them; a mapped IPv4 address counts as IPv4. A closed connection has no address.
 */
export function networkOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'gone';
  const groups = groupsOf(address);
  if (!groups) return address;
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (!high || !low) return `${groups.slice(0, 4).join(':')}::/64`;
  const bits = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bits.join('.');
}
