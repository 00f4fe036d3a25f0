import { siteRule } from '../../rule.ts'
import { checkSitemaps } from '../../site/sitemap-check.ts'
import { checkedCode } from './annotations.ts'
import { localized } from './link-rule.ts'

/** Rules about the codes that sitemaps give to language versions. */
export const sitemapCodeRules = [
  siteRule({
    id: 'sitemap-hreflang-invalid',
    group: 'international',
    severity: 'error',
    title: (_count, cause) => `The sitemap has the hreflang code ${cause}, which does not exist`,
    measures: 'Whether each code in a sitemap is a language tag whose parts are in the IANA Language Subtag Registry.',
    appliesTo: 'Sitemaps that name language versions.',
    why: 'Search engines ignore an annotation whose code they cannot read, so that version is not shown to its visitors.',
    source: localized,
    fix: 'Use a language of ISO 639-1 and, if you need one, a country of ISO 3166-1: en-GB, not en-UK.',
    weight: 8,
    effort: 1,
    evaluate: (site) => {
      const check = checkSitemaps(site)
      if ('unmeasured' in check) return check
      const first = new Map(check.alternates.toReversed().map((one) => [one.code, one]))
      return {
        of: first.size,
        found: [...first.values()].toReversed().flatMap(({ file, line, code, href }) => {
          const { isValid, message = '', suggestion } = checkedCode(code)
          if (isValid) return []
          const snippet = `hreflang="${code}" href="${href}"`.slice(0, 300)
          const paste = suggestion ? { paste: `hreflang="${suggestion}"` } : {}
          return [{ url: file, line, snippet, detail: message, cause: `“${code}”`, ...paste }]
        }),
      }
    },
  }),
]
