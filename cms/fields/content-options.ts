import { publishedContent } from '#engine/paths/published-content.ts'

const names: Record<string, string> = {
  faqs: 'FAQs',
  tools: 'Tools (their copy)',
  home: 'Home page',
  creative: 'Creative page',
  claims: 'Claims and figures',
}

/** What editors publish, for a list to choose from. */
export const contentOptions = publishedContent.map((slug) => ({ label: names[slug] ?? labelOf(slug), value: slug }))

/** @example labelOf('pricing-plans') // 'Pricing plans' */
function labelOf(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
