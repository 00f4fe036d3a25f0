/** The content of a user agent: names as in uap-core, with a version if there is one; null is unknown. */
export type UserAgent = { browser: string | null; system: string | null; device: string | null }

type Pattern = { regex: string; regex_flag?: string } & Record<string, string | undefined>
type Parser = (userAgent: string) => string | null

/**
 * The longest user agent in uap-core's tests has 520 characters. The limit protects the patterns, because anyone can
 * send a user agent.
 */
const MAX_LENGTH = 1024

let parsers: Promise<{ browser: Parser; system: Parser }> | undefined

/** Reads a user agent with the patterns of uap-core. `load` returns its `regexes.yaml`, which is read once. */
export async function readUserAgent(userAgent: string, load: () => Promise<Uint8Array>): Promise<UserAgent> {
  if (userAgent === '') return { browser: null, system: null, device: null }
  parsers ??= load().then(createParsers)
  const { browser, system } = await parsers
  const read = userAgent.slice(0, MAX_LENGTH)
  return { browser: browser(read), system: system(read), device: deviceOf(read) }
}

async function createParsers(file: Uint8Array) {
  const { parse } = await import('yaml')
  // The second half of the file is about device models and is not used.
  const [text = ''] = new TextDecoder().decode(file).split(/^device_parsers:/m)
  const lists = parse(text) as Record<'user_agent_parsers' | 'os_parsers', Pattern[]>
  return {
    browser: createParser(lists.user_agent_parsers, ['family', 'v1', 'v2', 'v3']),
    system: createParser(lists.os_parsers, ['os', 'os_v1', 'os_v2', 'os_v3', 'os_v4']),
  }
}

/**
 * Creates a parser in which the first matching pattern wins. If a `…_replacement` is set for a group, it is used
 * instead of the captured text.
 */
function createParser(patterns: Pattern[], parts: string[]): Parser {
  const compiled = patterns.map((pattern) => ({ pattern, regex: new RegExp(pattern.regex, pattern.regex_flag) }))
  return (userAgent) => {
    for (const { pattern, regex } of compiled) {
      const groups = regex.exec(userAgent)
      if (!groups) continue
      const [name, ...version] = parts.map((part, at) => {
        const replacement = pattern[`${part}_replacement`] ?? groups[at + 1] ?? ''
        return replacement.replace(/\$(\d)/g, (_, group) => groups[Number(group)] ?? '').trim()
      })
      return [name, version.filter(Boolean).join('.')].filter(Boolean).join(' ')
    }
    return null
  }
}

/** Returns the kind of device. Browsers on phones send “Mobi”; Android tablets do not. */
function deviceOf(userAgent: string) {
  if (/smart-?tv|hbbtv|apple ?tv|googletv|\btv\b/i.test(userAgent)) return 'tv'
  if (/ipad|tablet|android(?!.*mobi)|kindle/i.test(userAgent)) return 'tablet'
  if (/mobi|iphone|ipod|phone/i.test(userAgent)) return 'mobile'
  return /windows|macintosh|linux|x11|cros/i.test(userAgent) ? 'desktop' : null
}
