import { canBePublic, REFUSED_URL } from '#engine/net/public-url.ts'
import { environment } from '#platform/environment/environment.ts'

/**
 * Returns true if messages may be sent to a URL by its spelling: public, and over TLS. What its host name resolves to
 * is checked at every delivery. Outside production, a private target that the environment allows needs no TLS.
 */
export function checkWebhookUrl(value: unknown): true | string {
  const text = String(value ?? '')
  if (!canBePublic(text, environment.privateTargets)) return REFUSED_URL
  const { protocol, host } = new URL(text)
  return protocol === 'https:' || environment.privateTargets.has(host) || 'Enter a URL that begins with https://.'
}
