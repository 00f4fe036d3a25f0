import { SECURITY_POLICY_PATH } from './security-policy.ts'

const DAY_MS = 86_400_000
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180

type Contact = { siteUrl: string; contactEmail?: string | null | undefined }
type SecurityText = Contact & { now?: Date }

/** Returns where to report vulnerabilities: the agency's email address, or its contact page if there is none. */
export function securityContact({ siteUrl, contactEmail }: Contact) {
  return contactEmail ? `mailto:${encodeURI(contactEmail)}` : `${siteUrl}/contact-us/`
}

/**
 * Returns the text of security.txt (RFC 9116). Its dates advance every day, so it expires only when the site is no
 * longer operated.
 */
export function securityText({ siteUrl, contactEmail, now = new Date() }: SecurityText) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${securityContact({ siteUrl, contactEmail })}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${SECURITY_POLICY_PATH}`,
    '',
  ].join('\n')
}
