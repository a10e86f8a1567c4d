import { describe, expect, it } from "vitest";
import { createAddressReader, toNetwork } from "../../../src/service/http/client-address.ts";

describe("the address of a client", () => {
  it.each([
    ["ignores the header without trusted proxies", [], "10.0.0.1", "1.1.1.1", "10.0.0.1"],
    ["ignores the header of a connection that is not a proxy's", ["10.0.0.0/8"], "9.9.9.9", "1.1.1.1", "9.9.9.9"],
    ["is the last one before a trusted proxy", ["10.0.0.0/8"], "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
    ["is found behind several proxies", ["10.0.0.0/8", "::1"], "::1", "6.6.6.6, 1.1.1.1, 10.2.3.4", "1.1.1.1"],
    ["is that of the proxy without a header", ["10.0.0.1"], "10.0.0.1", undefined, "10.0.0.1"],
    ["is that of the proxy if the header is not an address", ["10.0.0.1"], "10.0.0.1", "1.1.1.1, unknown", "10.0.0.1"],
    ["is that of IPv4 on a socket for IPv6", ["10.0.0.1/32"], "::ffff:10.0.0.1", "2001:db8::5", "2001:db8::5"],
    ["stays outside of a network", ["10.0.0.0/9"], "10.128.0.1", "1.1.1.1", "10.128.0.1"],
  ])("%s", (_, proxies, remote, forwardedFor, expected) => {
    expect(createAddressReader(proxies)(remote, forwardedFor)).toBe(expected);
  });

  it.each(["localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/x", "::/129", ""])(
    "cannot come from the proxy %j",
    (proxy) => {
      expect(() => createAddressReader([proxy])).toThrow(`${proxy} is not an address or a network`);
    },
  );

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:DB8:0:7:1:2:3:4", "2001:db8:0:7::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    [undefined, "undefined"],
  ])("%s is counted as %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
