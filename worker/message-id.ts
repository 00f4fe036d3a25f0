import { createHash } from 'node:crypto'

/** Returns the same Message-ID for the same email in every attempt: a program that receives it twice shows it once. */
export function messageIdOf(key: string, siteUrl: string) {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${digest}@${new URL(siteUrl).hostname}>`
}
