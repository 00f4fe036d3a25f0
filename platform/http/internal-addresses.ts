type Setting = { adminUrl: string; adminPort: number; databaseUrl: string }

const LOOPBACK = '(?:127\\.\\d+\\.\\d+\\.\\d+|localhost|0\\.0\\.0\\.0|\\[::1?\\]|::1)'

const DEFAULT_PORT = '5432'

/**
 * Returns a function that hides internal addresses in a text: the URL of the back office is replaced by the public one,
 * and that of the database by “database”. For failures and headers only, because documents may contain any URL.
 */
export function createAddressFilter({ adminUrl, adminPort, databaseUrl }: Setting): (text: string) => string {
  const { protocol, host } = new URL(adminUrl)
  const { hostname, port } = new URL(databaseUrl)
  const isElsewhere = hostname !== '' && !new RegExp(`^${LOOPBACK}$`, 'i').test(hostname)
  const database = `${LOOPBACK}:${port || DEFAULT_PORT}\\b${isElsewhere ? `|\\b${escaped(hostname)}(?::\\d+)?\\b` : ''}`
  const internal: [RegExp, string][] = [
    [new RegExp(`https?://${LOOPBACK}:${adminPort}\\b`, 'gi'), `${protocol}//${host}`],
    [new RegExp(`${LOOPBACK}:${adminPort}\\b`, 'gi'), host],
    [new RegExp(`(?:postgres(?:ql)?://[^\\s"'/]*@)?(?:${database})`, 'gi'), 'database'],
  ]
  return (text) => internal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
