type Case = { robots: string; url: string; agent: string; isAllowed: boolean; isGoogleSpecific: boolean }

/** Reads the test cases of robotstxt-spec (text protobuf: neighboring strings join, their escapes are those of C). */
export function readCases(textproto: string): Case[] {
  const tokens = textproto.replace(/^#.*$/gm, '').match(/"(?:\\.|[^"\\])*"|[A-Za-z_]+|[{}[\]]/g) ?? []
  const cases: Case[] = []
  let robots = ''
  let open: Partial<Case> = {}
  for (let at = 0; at < tokens.length; ) {
    const name = tokens[at++]
    const bytes: number[] = []
    while (tokens[at]?.startsWith('"')) bytes.push(...decode(tokens[at++]?.slice(1, -1) ?? ''))
    const value = new TextDecoder().decode(new Uint8Array(bytes))
    if (name === 'robotstxt') robots = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes))
    if (name === 'testurl') open = { robots, url: value, isGoogleSpecific: false }
    if (name === 'useragent') open.agent = value
    if (name === 'ALLOWED' || name === 'DISALLOWED')
      cases.push(Object.assign(open, { isAllowed: name === 'ALLOWED' }) as Case)
    if (name === 'GOOGLE_SPECIFIC') open.isGoogleSpecific = true
  }
  return cases
}

function decode(escaped: string) {
  const single: Record<string, number> = { n: 10, r: 13, t: 9, '"': 34, '\\': 92 }
  return (escaped.match(/\\x[0-9a-fA-F]{2}|\\.|[^\\]/gsu) ?? []).flatMap((part) =>
    part.startsWith('\\x')
      ? [Number.parseInt(part.slice(2), 16)]
      : part.startsWith('\\')
        ? [single[part[1] ?? ''] ?? 0]
        : [...new TextEncoder().encode(part)],
  )
}
