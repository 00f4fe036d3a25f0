import type { ReactNode } from 'react'
import type { SafeHtml } from '#engine/html/sanitize.ts'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Html } from '#site/ui/text/markup.tsx'

/** How many of all services start with a plan. */
export type Started = { count: number; total: number }

export type PlanCardProps = {
  planName: string
  price: string
  /** "a month" */
  period?: string
  items: { listTitle?: string; listText?: string }[]
  /** Two lines about who the plan is for: rich text, or the sanitized HTML of an older plan. */
  descNode?: ReactNode
  descHtml?: SafeHtml | undefined
  link: string
  /** The highlighted plan: inverted colors, and the only orange button. */
  isGrow: boolean
  starts?: Started | undefined
}

export function PlanCard({ planName, price, period, items, descNode, descHtml, link, isGrow, starts }: PlanCardProps) {
  return (
    <li className={isGrow ? 'plan is-grow flip' : 'plan'}>
      <h3>{planName} Plan</h3>
      <p className="price">
        <strong>{price}</strong> {period && <span>{period}</span>}
      </p>
      {descHtml ? <Html className="plan-desc" html={descHtml} /> : <div className="plan-desc">{descNode}</div>}
      <ul>
        {items.map(({ listTitle, listText }) => (
          <li key={`${listTitle}${listText}`}>
            {listTitle && <b>{listTitle}</b>} {listText}
          </li>
        ))}
        {starts && (
          <li>
            <a href="/services/compare/#prices">
              {starts.count} of {starts.total} services {starts.count === 1 ? 'starts' : 'start'} here
            </a>
          </li>
        )}
      </ul>
      <ButtonLink href={link} quiet={!isGrow} aria-label={`Get Started: ${planName} Plan`}>
        Get Started
      </ButtonLink>
    </li>
  )
}
