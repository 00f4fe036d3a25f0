export type Subtag = { name: string; isDeprecated: boolean; isPrivate: boolean; preferred?: string }

/** The IANA Language Subtag Registry by kind, all keys in lower case. */
export type Registry = {
  asOf: string
  languages: Map<string, Subtag>
  extlangs: Map<string, Subtag>
  scripts: Map<string, Subtag>
  regions: Map<string, Subtag>
  variants: Map<string, Subtag>
  /** Whole tags from before 2006, and their replacements; '' if there is none. */
  grandfathered: Map<string, string>
  /** Countries of ISO 3166-1, alpha-2. */
  countries: Set<string>
}

type Entry = {
  Type: string
  Subtag?: string
  Tag?: string
  Description: string[]
  Deprecated?: string
  'Preferred-Value'?: string
  Scope?: string
}

/** Codes that are reserved in ISO 3166-1 but are not countries. */
const RESERVED = new Set(['ac', 'cp', 'cq', 'dg', 'ea', 'eu', 'ez', 'ic', 'ta', 'un'])

let loaded: Promise<Registry> | undefined

/** Returns the registry. It has a megabyte, so it is loaded once and only when a tool runs. */
export function languageRegistry(): Promise<Registry> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Registry> {
  const [entries, meta] = await Promise.all([
    import('language-subtag-registry/data/json/registry.json', { with: { type: 'json' } }),
    import('language-subtag-registry/data/json/meta.json', { with: { type: 'json' } }),
  ])
  const all = entries.default as Entry[]
  const kind = (type: string) => new Map(all.filter((entry) => entry.Type === type).flatMap(subtags))
  const regions = kind('region')
  const countries = [...regions].filter(
    ([code, { isDeprecated, isPrivate }]) =>
      /^[a-z]{2}$/.test(code) && !isDeprecated && !isPrivate && !RESERVED.has(code),
  )
  const grandfathered = all
    .filter(({ Type }) => Type === 'grandfathered')
    .map((entry): [string, string] => [(entry.Tag ?? '').toLowerCase(), entry['Preferred-Value'] ?? ''])
  return {
    asOf: meta.default['File-Date'],
    languages: kind('language'),
    extlangs: kind('extlang'),
    scripts: kind('script'),
    regions,
    variants: kind('variant'),
    grandfathered: new Map(grandfathered),
    countries: new Set(countries.map(([code]) => code)),
  }
}

/** Expands a range such as `qaa..qtz`, which is for private use. */
function subtags(entry: Entry): [string, Subtag][] {
  const code = (entry.Subtag ?? '').toLowerCase()
  const [from = '', to] = code.split('..')
  const isPrivate =
    to !== undefined || entry.Scope === 'private-use' || /^(?:Private use)$/i.test(entry.Description[0] ?? '')
  const preferred = entry['Preferred-Value']?.toLowerCase()
  const subtag: Subtag = {
    name: entry.Description[0] ?? code,
    isDeprecated: entry.Deprecated !== undefined,
    isPrivate,
    ...(preferred ? { preferred } : {}),
  }
  return (to === undefined ? [code] : rangeOf(from, to)).map((one) => [one, subtag])
}

function rangeOf(from: string, to: string): string[] {
  const codes: string[] = []
  for (let code = from; ; code = next(code)) {
    codes.push(code)
    if (code === to) return codes
  }
}

/** @example next('qaz') // 'qba' */
function next(code: string): string {
  const last = code.charCodeAt(code.length - 1)
  return last < 'z'.charCodeAt(0) ? code.slice(0, -1) + String.fromCharCode(last + 1) : `${next(code.slice(0, -1))}a`
}
