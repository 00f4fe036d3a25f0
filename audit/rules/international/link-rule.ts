import type { Link, LinkState } from '#tools/hreflang-checker/cluster.ts'
import type { Evidence } from '../../evidence.ts'
import type { SiteRule } from '../../rule.ts'
import { siteRule } from '../../rule.ts'
import { languageLinks } from '../../site/language-links.ts'
import { withSharedCauses } from '../../site/shared-cause.ts'
import type { SiteView } from '../../site/site-view.ts'
import { google } from '../../sources.ts'

export const localized = google('localized versions of your pages', 'specialty/international/localized-versions')

type LinkRule = Omit<SiteRule, 'kind' | 'group' | 'appliesTo' | 'source' | 'evaluate'> & {
  states: LinkState[]
  /** Whether a sitemap that was not read could have what is missing. */
  needsSitemaps?: boolean
}

/** Creates a rule from what the hreflang checker says about pairs of pages. Its cause is the page that they name. */
export const linkRule = ({ states, needsSitemaps = false, ...rule }: LinkRule): SiteRule =>
  siteRule({
    ...rule,
    group: 'international',
    appliesTo: 'Pages that name their language versions, or for which a sitemap does, where the versions were read.',
    source: localized,
    evaluate: (site) => {
      if (needsSitemaps && 'unmeasured' in site.sitemaps) return site.sitemaps
      const checked = languageLinks(site).filter(({ state }) => !UNKNOWN.has(state))
      const wrong = checked.filter(({ state, from }) => states.includes(state) && isShown(site, from))
      return {
        of: checked.length,
        found: withSharedCauses(wrong.map((link) => ({ url: link.from, ...evidenceOf(link), cause: link.to }))),
      }
    },
  })

const UNKNOWN = new Set<LinkState>(['unread', 'unmeasured', 'unchecked'])

/** A page that is not shown itself needs no language versions. */
const isShown = ({ byUrl }: SiteView, url: string) => byUrl.get(url)?.described.indexability.isIndexable === true

function evidenceOf({ evidence, code, to, detail }: Link): Evidence {
  const [, line, snippet] = /^line (\d+): (.*)$/s.exec(evidence) ?? []
  return {
    ...(line ? { line: Number(line) } : {}),
    snippet: snippet ?? evidence,
    detail: `${code}, ${to}${detail ? `: ${detail}` : ''}`,
  }
}
