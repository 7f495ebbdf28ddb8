import { describe, expect, test } from "vitest";
import { isPublicIp, parsePageAddress, publicAddressPolicy } from "#lib/content/recipe-import/page/address-policy.ts";

const parse = (address: string) => parsePageAddress(address, publicAddressPolicy).href;

describe("addresses of the internet", () => {
  test.each([
    "93.184.215.14",
    "8.8.8.8",
    "172.32.0.1",
    "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
    "2001:4860:4860::8888",
  ])("%s is public", (ip) => expect(isPublicIp(ip)).toBe(true));

  test.each([
    ["unspecified", "0.0.0.0", "0.1.2.3", "::"],
    ["loopback", "127.0.0.1", "127.255.255.254", "::1", "0:0:0:0:0:0:0:1"],
    ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1", "fec0::1"],
    ["link-local", "169.254.169.254", "169.254.0.1", "fe80::1", "fe80::1%eth0", "febf::1"],
    ["CGNAT", "100.64.0.1", "100.127.255.254"],
    ["multicast", "224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"],
    ["broadcast and reserved", "255.255.255.255", "240.0.0.1", "192.0.0.8", "192.88.99.1", "100::1", "5f00::1"],
    ["benchmarking", "198.18.0.1", "198.19.255.255", "2001:2::1"],
    ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
    ["IPv4-mapped", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:a9fe:a9fe", "::127.0.0.1", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::7f00:1"],
    ["6to4 and Teredo", "2002:7f00:1::", "2002:808:808::1", "2001:0:7f00:1::"],
    ["not assigned", "4000::1", "1::1", "9000::1"],
    ["no address", "", "localhost", "0x7f.1", "127.1", "1.2.3.4.5"],
  ])("those that are %s are refused", (_, ...ips) => {
    expect(ips.filter(isPublicIp)).toEqual([]);
  });
});

describe("the address of a page", () => {
  test("is normalized and loses its fragment", () => {
    expect(parse(" HTTPS://Example.ORG:443/a?b#c ")).toBe("https://example.org/a?b");
    expect(parse("http://8.8.8.8:80/")).toBe("http://8.8.8.8/");
    expect(parse("http://[2001:4860:4860::8888]/")).toBe("http://[2001:4860:4860::8888]/");
    // Other white space than the parser of addresses leaves out.
    expect(parse("\u00a0https://example.org\u3000")).toBe("https://example.org/");
  });

  test("has at most 2000 characters, typed and normalized", () => {
    const longest = `https://example.org/${"a".repeat(1980)}`;
    expect(parse(longest)).toBe(longest);
    expect(() => parse(`${longest}a`)).toThrow("invalidAddress");
    expect(() => parse(`${longest.slice(0, -1)}  `)).toThrow("invalidAddress");
    expect(parse(`https://example.org/a${" ".repeat(1979)}`)).toBe("https://example.org/a");
  });

  test.each([
    [
      "another scheme",
      "ftp://example.org",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "data:text/html,a",
      "gopher://a",
    ],
    [
      "another port",
      "http://example.org:8080",
      "https://example.org:80",
      "http://example.org:443",
      "http://example.org:22",
    ],
    ["credentials", "http://user@example.org", "http://user:password@example.org", "http://:password@example.org"],
    [
      "no host or form",
      "",
      "rezept",
      "//example.org",
      "http://",
      "https:///",
      "http://a b",
      "http://1.2.3.256",
      "http://[::1",
    ],
    ["too many characters", `http://example.org/${"a".repeat(2000)}`, `http://example.org/${"ä".repeat(700)}`],
  ])("with %s is invalid", (_, ...addresses) => {
    for (const address of addresses) expect(() => parse(address), address).toThrow("invalidAddress");
  });

  test.each([
    ["decimal", "http://2130706433", "http://2852039166/latest/meta-data/"],
    ["octal", "http://0177.0.0.1", "http://017700000001", "http://0251.0376.0251.0376"],
    ["hexadecimal", "http://0x7f000001", "http://0x7f.0x0.0x0.0x1", "http://0xA9FEA9FE"],
    ["short", "http://127.1", "http://127.0.1", "http://0", "http://10.1"],
    ["with a dot at the end or encoded", "http://127.0.0.1.", "http://127%2e0%2e0%2e1", "http://%31%32%37.0.0.1"],
    ["in other digits", "http://１２７.0.0.1", "http://①②⑦.0.0.1", "http://127。0。0。1"],
    [
      "IPv6",
      "http://[::1]",
      "http://[::]",
      "http://[::ffff:127.0.0.1]",
      "http://[0:0:0:0:0:ffff:7f00:1]",
      "http://[fe80::1]",
    ],
  ])("that is a private IP address, %s, is refused", (_, ...addresses) => {
    for (const address of addresses) expect(() => parse(address), address).toThrow("privateAddress");
  });
});
