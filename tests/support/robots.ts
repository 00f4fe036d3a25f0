/**
 * Reads robots.txt for a crawler (RFC 9309 §2.2): the longest matching rule wins; of two equally long rules, the one
 * that allows wins.
 */
export function readRobots(text: string, agent = '*') {
  const groups: { agents: string[]; rules: { allows: boolean; path: string }[] }[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const field = name.toLowerCase()
    if (field === 'sitemap') sitemaps.push(value)
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
    }
    if ((field === 'allow' || field === 'disallow') && value)
      groups.at(-1)?.rules.push({ allows: field === 'allow', path: value })
    if (field) isNaming = field === 'user-agent'
  }
  const rules = groups.filter(({ agents }) => agents.includes(agent)).flatMap((group) => group.rules)
  return {
    sitemaps,
    rules,
    allows(path: string) {
      const fitting = rules.filter((rule) => fits(rule.path, path))
      const longest = Math.max(0, ...fitting.map((rule) => rule.path.length))
      const deciding = fitting.filter((rule) => rule.path.length === longest)
      return deciding.length === 0 || deciding.some(({ allows }) => allows)
    },
  }
}

function fits(rule: string, path: string) {
  const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}`).test(path)
}
