/**
 * What a tool can request from outside, by name. The runner provides exactly what a tool declares in `needs`; more
 * kinds (a page, a DNS record) come with the tools that need them.
 */
export type Artifacts = { visitor: Visitor }

/** A request as our server received it. */
export type Visitor = {
  /** Where the connection itself came from: a proxy or the visitor. */
  peer: string
  /** How many proxies in front of us are ours. */
  trustedProxies: number
  /** Lower-case names. Cookies and authorization are left out. */
  headers: Record<string, string>
  /** DNS name of the IP address; `null` if it has none, undefined if the DNS did not respond. */
  hostName?: string | null
  /** ISO 3166-1 alpha-2, by the registries' own data; undefined where it could not be looked up. */
  country?: string | null
  countryAsOf?: string
  /** Message of the call that stores IP addresses, if it was used. */
  kept?: string
}
