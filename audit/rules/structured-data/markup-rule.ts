import type { MarkupFinding } from '#engine/structured-data/check-vocabulary.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { type PageRule, pageRule } from '../../rule.ts'

const MAX_SNIPPET = 120
const MAX_CAUSE = 120

type MarkupRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'appliesTo' | 'evaluate'> & {
  /** The findings of the schema validator that this rule reports. */
  finds: (finding: MarkupFinding) => boolean
  /** Whether pages with the same message have one cause, so that each message is a finding of its own. */
  isByMessage?: true
}

/** Creates a rule from findings of the schema validator. */
export const markupRule = ({ finds, isByMessage, ...rule }: MarkupRule): PageRule =>
  pageRule({
    ...rule,
    group: 'structured-data',
    scope: 'indexable',
    appliesTo: 'Pages that search engines may show and that have structured data.',
    evaluate: (page) => {
      const { entities, findings } = page.structured()
      if (entities === 0 && findings.length === 0) return null
      const found = findings.filter(finds).map((finding) => evidenceOf(page, finding, isByMessage))
      return isByMessage ? [...new Map(found.map((one) => [one.cause, one])).values()] : found
    },
  })

/** Returns where a finding of the schema validator stands, with its message. */
export function evidenceOf({ html }: AuditedPage, finding: MarkupFinding, isCause?: true): Evidence {
  const { place, message, repair, path } = finding
  const [snippet = ''] = html.slice(place.offset, place.offset + MAX_SNIPPET).split('\n', 1)
  return {
    line: place.line,
    ...(snippet.trim() === '' ? {} : { snippet: snippet.trim() }),
    detail: isCause ? path : message,
    ...(isCause ? { cause: message.replace(/\.$/, '').slice(0, MAX_CAUSE) } : {}),
    ...(repair ? { paste: repair } : {}),
  }
}

/** Properties about which the rules of shops say more. */
export const isOfShop = ({ field, url }: MarkupFinding) =>
  /\/(?:product-snippet|merchant-listing)$/.test(url) && /^(?:offers|price\w*|availability|lowPrice)$/.test(field ?? '')
