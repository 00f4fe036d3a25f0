import type { MarkupFinding } from '#engine/structured-data/check-vocabulary.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { type PageProduct, productOf } from '../../page/product-facts.ts'
import { type PageRule, pageRule } from '../../rule.ts'
import { evidenceOf } from '../structured-data/markup-rule.ts'

const PRODUCTS = 'Pages of one product that search engines may show.'

type ProductRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'appliesTo' | 'evaluate'> & {
  appliesTo?: string
  evaluate: (product: PageProduct, page: AuditedPage) => Evidence[] | null
}

/** Creates a rule about pages of one product. */
export const productRule = ({ evaluate, ...rule }: ProductRule): PageRule =>
  pageRule({
    appliesTo: PRODUCTS,
    ...rule,
    group: 'shop',
    scope: 'indexable',
    evaluate: (page) => {
      const product = productOf(page)
      return product ? evaluate(product, page) : null
    },
  })

/** Creates a rule from findings of the schema validator about the product of a page. */
export const productMarkupRule = ({
  finds,
  ...rule
}: Omit<ProductRule, 'evaluate' | 'appliesTo'> & { finds: (finding: MarkupFinding) => boolean }): PageRule =>
  productRule({
    ...rule,
    appliesTo: 'Pages of one product that search engines may show, with structured data about it.',
    evaluate: ({ entity }, page) => {
      if (!entity) return null
      return page
        .structured()
        .findings.filter((finding) => finding.path.startsWith(entity.path) && finds(finding))
        .map((finding) => evidenceOf(page, finding))
    },
  })
