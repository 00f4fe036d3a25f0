/** Returns whether a URL is of this machine, which browsers trust over http, too (Secure Contexts, 3.1). */
export function isOnThisMachine(url: string): boolean {
  const host = (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '')
  if (host === '::1' || host === 'localhost' || host.endsWith('.localhost')) return true
  return /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** Returns whether what is requested from a URL can be read and changed on its way. */
export const isExposed = (url: string) => /^http:/i.test(url) && !isOnThisMachine(url)
