export type Tags = { tags: Map<string, string>; malformed: string[]; repeated: string[] }

/**
 * Reads `v=DMARC1; p=reject` (RFC 6376, 3.2, which DMARC, MTA-STS, and TLS-RPT use too). Names are lowercase.
 */
export function readTags(text: string): Tags {
  const tags = new Map<string, string>()
  const malformed: string[] = []
  const repeated: string[] = []
  for (const part of text.split(';')) {
    if (part.trim() === '') continue
    const [, name, value] = /^\s*([a-z][a-z0-9_]*)\s*=(.*)$/is.exec(part) ?? []
    if (name === undefined || value === undefined) malformed.push(part.trim())
    else if (tags.has(name.toLowerCase())) repeated.push(name.toLowerCase())
    else tags.set(name.toLowerCase(), value.trim())
  }
  return { tags, malformed, repeated }
}
