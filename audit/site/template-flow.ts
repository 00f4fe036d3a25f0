import type { SiteView } from './site-view.ts'

/** Links from pages of one template at one depth to those of another, each pair of pages counted once. */
export type TemplateFlow = {
  /** Labels of templates. */
  from: string
  fromDepth: number
  to: string
  toDepth: number
  links: number
}

/** Returns how templates link to each other, most links first. A redirected link counts for its end. */
export function templateFlow({ internal, byUrl, templateOf }: SiteView): TemplateFlow[] {
  const flows = new Map<string, TemplateFlow>()
  for (const { url, state, sources } of internal) {
    const end = byUrl.get(state.hops.at(-1) ?? url)
    const to = end && templateOf.get(end.url)?.label
    if (!to) continue
    for (const source of new Set(sources.map(({ page }) => page))) {
      const start = byUrl.get(source)
      const from = start && templateOf.get(source)?.label
      if (!from || start === end) continue
      const key = `${start.depth} ${end.depth} ${from}\n${to}`
      const flow = flows.get(key)
      if (flow) flow.links++
      else flows.set(key, { from, fromDepth: start.depth, to, toDepth: end.depth, links: 1 })
    }
  }
  return [...flows.values()].toSorted(
    (a, b) =>
      b.links - a.links || a.fromDepth - b.fromDepth || a.toDepth - b.toDepth || compare(a.from + a.to, b.from + b.to),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
