import type { buildConnector } from 'undici'

/** What a fetch needs from the machine. Tests pass their own. */
export type Surroundings = {
  /** Host of this site, sent with every request: `agency.example`. */
  siteHost: string
  userAgent: string
  /** `host:port` pairs that are allowed although they are not public. */
  openTargets: ReadonlySet<string>
  /** Returns whether a name or an IP address is our own. */
  isOwn: (host: string) => boolean
  /**
   * Returns all IP addresses of a name.
   * @throws {Error} if there are none
   */
  resolve: (name: string, signal: AbortSignal) => Promise<string[]>
  /** Opens a connection to `hostname`, which is always an IP address. */
  connect: buildConnector.connector
  log: (line: string) => void
}
