import type { Service } from '#cms/payload-types.ts'
import type { MoneyFormat } from '#engine/brand/money.ts'
import { withMoney } from '#engine/brand/money.ts'
import { type PlanInBrief, planInBrief } from '#site/documents/plan.ts'

/** A plan that covers a service, and for which size: "up to 500 products". */
export type CoveringPlan = PlanInBrief & { size: string }
/** The plans that cover a service, smallest first, and what they do not include. */
export type ServicePrice = { plans: CoveringPlan[]; note: string }

type Priced = Pick<Service, 'plans' | 'price'> & { slug?: string | null }

/**
 * Returns what a service costs. A plan that has been deleted, or has no price, is left out. The link of a plan names
 * the service, too.
 */
export function priceOf({ plans, price, slug }: Priced, money: MoneyFormat): ServicePrice {
  return {
    plans: (plans ?? []).flatMap(({ plan, size }) => {
      const brief = typeof plan === 'object' && plan ? planInBrief(plan, money, slug) : undefined
      return brief?.price ? [{ ...brief, size: size ?? '' }] : []
    }),
    note: withMoney(price ?? '', money),
  }
}

/**
 * Returns the price in a few words, or '' if no plan covers the service.
 * @example startingPrice([furrow, rise]) // 'From $1,800 a month'
 */
export function startingPrice([first, ...larger]: PlanInBrief[]) {
  if (!first) return ''
  return [larger.length > 0 && 'From', first.price, first.period].filter(Boolean).join(' ')
}

/**
 * Returns what a service costs and how long it takes, as far as its document says it.
 * @example termsOf(service, money) // 'from $1,800 a month, first change in week 2, full effect in week 9'
 */
export function termsOf({ weeks, ...service }: Priced & Pick<Service, 'weeks'>, money: MoneyFormat) {
  const price = startingPrice(priceOf(service, money).plans).replace(/^From/, 'from')
  const time = weeks?.from && weeks.to ? `first change in week ${weeks.from}, full effect in week ${weeks.to}` : ''
  return [price, time].filter(Boolean).join(', ')
}
