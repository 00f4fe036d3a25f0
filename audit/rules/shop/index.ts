import type { Rule } from '../../rule.ts'
import { assortmentRules } from './assortment.ts'
import { listRules } from './lists.ts'
import { offerRules } from './offers.ts'
import { productPageRules } from './product-pages.ts'

export const shopRules: Rule[] = [...offerRules, ...productPageRules, ...assortmentRules, ...listRules]
