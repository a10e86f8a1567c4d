import { BlockList, isIP } from "node:net";

const HEXTETS = 8;
const NETWORK_HEXTETS = 4;

/** Finds the address of a client from that of its connection and the header X-Forwarded-For. */
export type ReadAddress = (remote: string | undefined, forwardedFor: string | undefined) => string | undefined;

/**
 * Creates a reader of addresses: the last one that is not that of a trusted proxy. A client may send any header, so only
 * what trusted proxies have added counts.
 * @param proxies Addresses or networks such as `10.0.0.0/8`.
 * @throws Error if one of them is neither.
 */
export function createAddressReader(proxies: readonly string[]): ReadAddress {
  const trusted = new BlockList();
  for (const proxy of proxies) addNetwork(trusted, proxy);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (remote, forwardedFor) => {
    let address = remote && unmap(remote);
    const hops = forwardedFor?.split(",") ?? [];
    while (address !== undefined && hops.length > 0 && isTrusted(address)) {
      const hop = hops.pop()?.trim() ?? "";
      if (isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

function addNetwork(list: BlockList, text: string): void {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? bits : Number(prefix);
  if (bits === 0 || rest.length > 0 || !/^\d*$/.test(prefix ?? "") || prefix === "" || length > bits)
    throw new Error(`${text} is not an address or a network such as 10.0.0.0/8`);
  list.addSubnet(address, length, bits === 128 ? "ipv6" : "ipv4");
}

/** Returns the address of an IPv4 client on a socket for IPv6. */
const unmap = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Returns what one client can vary least: the address, or the /64 network of an IPv6 address. */
export function toNetwork(remote: string | undefined): string {
  const address = remote && unmap(remote);
  if (address === undefined || isIP(address) !== 6) return String(address);
  const [head = "", tail] = address.replace(/%.*/, "").split("::");
  const [start, end] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: Math.max(0, HEXTETS - (start?.length ?? 0) - (end?.length ?? 0)) }, () => "0");
  const all = [...(start ?? []), ...zeros, ...(end ?? [])].slice(0, NETWORK_HEXTETS);
  return `${all.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(":")}::/64`;
}
