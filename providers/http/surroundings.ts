import type { buildConnector } from 'undici'

/** What a fetch needs of the machine. Tests hand in their own. */
export type Surroundings = {
  /** Host of this site, sent with every request: `agency.example`. */
  siteHost: string
  userAgent: string
  /** `host:port` pairs that may be used although they are not public. */
  openTargets: ReadonlySet<string>
  /** Whether a name or an IP address is our own. */
  isOwn: (host: string) => boolean
  /** All IP addresses of a name. @throws {Error} when there are none */
  resolve: (name: string, signal: AbortSignal) => Promise<string[]>
  /** Opens a connection to `hostname`, which is always an IP address. */
  connect: buildConnector.connector
  log: (line: string) => void
}
