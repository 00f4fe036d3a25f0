const DAY_MS = 86_400_000
/** RFC 9116 §2.5.5 asks for less than a year. */
const VALID_DAYS = 180

type SecurityText = { siteUrl: string; contactEmail?: string | null | undefined; now?: Date }

/**
 * Where to report a hole: RFC 9116. It is written anew each day, so it expires only when nobody runs the site any more.
 */
export function securityText({ siteUrl, contactEmail, now = new Date() }: SecurityText) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${contactEmail ? `mailto:${encodeURI(contactEmail)}` : `${siteUrl}/contact-us/`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
