import { slugify } from '#engine/paths/slugify.ts'

/**
 * Returns the URL of the contact page with what was chosen: a plan by its name, a service by its slug.
 * @example contactPath({ plan: 'Rise' }) // '/contact-us/?plan=rise'
 */
export function contactPath({ plan, service }: { plan?: string; service?: string }) {
  const chosen = new URLSearchParams([
    ...(plan ? [['plan', slugify(plan)]] : []),
    ...(service ? [['service', service]] : []),
  ])
  return chosen.size > 0 ? `/contact-us/?${chosen}` : '/contact-us/'
}
