import type { Proof } from '../../proof.ts'
import { assortmentProofs } from './assortment.ts'
import { offerProofs } from './offers.ts'
import { productPageProofs } from './product-pages.ts'

export const shopProofs: Proof[] = [...offerProofs, ...productPageProofs, ...assortmentProofs]
