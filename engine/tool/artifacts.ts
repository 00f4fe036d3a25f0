/**
 * What the outside world can be asked for, by name. The runner brings exactly what a tool declares in `needs`; more
 * kinds (a page, a record of the DNS) come with the tools that need them.
 */
export type Artifacts = { visitor: Visitor }

/** A request as our server received it. */
export type Visitor = {
  /** Where the connection itself came from: a proxy, or the visitor. */
  peer: string
  /** How many proxies in front of us are ours, counted from here. */
  trustedProxies: number
  /** Lower-case names. Cookies and authorization are left out. */
  headers: Record<string, string>
  /** Name that the DNS has for the address, `null` where there is none, undefined where it could not be asked. */
  hostName?: string | null
  /** ISO 3166-1 alpha-2, by the registries' own data; undefined where it could not be looked up. */
  country?: string | null
  countryAsOf?: string
  /** What the call that keeps addresses answered, if it was asked to. */
  kept?: string
}
