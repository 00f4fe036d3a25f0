import type { PricingPlan } from '#cms/payload-types.ts'
import { type MoneyFormat, priceIn, withMoney } from '#engine/brand/money.ts'
import { contactPath } from './contact-path.ts'
import { withoutNull } from './without-null.ts'

/** What a plan costs, and where somebody asks for it. */
export type PlanInBrief = {
  name: string
  /** As the page shows it: "$1,800". */
  price: string
  period: string
  link: string
  /** The price as a number, in the currency of the site; undefined if it is not one amount, such as "on request". */
  amount?: number
}

/**
 * Returns a plan with its price in the currency of the site. A link to the contact page names the plan.
 * @param service slug of the service whose price it is
 */
export function planInBrief(plan: PricingPlan, money: MoneyFormat, service?: string | null): PlanInBrief {
  const { planName, price = '', period = '', link, button } = withoutNull(plan)
  const target = link ?? button?.link ?? CONTACT
  const amount = priceIn(price)
  return {
    name: planName,
    price: withMoney(price, money),
    period,
    link: [CONTACT, contactPath({ plan: planName })].includes(target)
      ? contactPath({ plan: planName, ...(service ? { service } : {}) })
      : target,
    ...(amount === undefined ? {} : { amount }),
  }
}

const CONTACT = '/contact-us/'
