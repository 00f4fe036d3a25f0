import type { PricingPlan } from '#cms/payload-types.ts'
import { type MoneyFormat, withMoney } from '#engine/brand/money.ts'
import { contactPath } from './contact-path.ts'
import { withoutNull } from './without-null.ts'

/** What a plan costs, and where somebody asks for it. */
export type PlanInBrief = { name: string; price: string; period: string; link: string }

/** Returns a plan with its price in the currency of the site. A link to the contact page names the plan. */
export function planInBrief(plan: PricingPlan, money: MoneyFormat): PlanInBrief {
  const { planName, price = '', period = '', link, button } = withoutNull(plan)
  const target = link ?? button?.link ?? CONTACT
  return {
    name: planName,
    price: withMoney(price, money),
    period,
    link: target === CONTACT ? contactPath({ plan: planName }) : target,
  }
}

const CONTACT = '/contact-us/'
