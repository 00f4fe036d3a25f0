import { emailsTo } from './mail-server.ts'
import { waitFor } from './wait-for.ts'

/** Returns what the pattern captures in each email that arrived for an email address, oldest first. */
export async function linksTo(to: string, pattern: RegExp): Promise<string[]> {
  return (await emailsTo(to)).flatMap(({ email }) => pattern.exec(email.text ?? '')?.[1] ?? [])
}

/**
 * Waits for an email with a new link, and returns what the pattern captures in it. The database has no link to read.
 * @param before what earlier emails to this address had
 */
export function newestLink(to: string, pattern: RegExp, before: string[] = []): Promise<string> {
  return waitFor(async () => (await linksTo(to, pattern)).filter((link) => !before.includes(link)).at(-1))
}
