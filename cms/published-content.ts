/** What editors publish: collections and globals that API keys can be limited to, and whose changes webhooks announce. */
export const publishedContent = [
  ...['posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects'],
  ...['pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media'],
  ...['redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand'],
] as const satisfies string[]

/** Labels for a list to choose from, in the words of the menu. */
export const contentOptions = publishedContent.map((slug) => ({ label: labelOf(slug), value: slug }))

export const isPublishedContent = (slug: string) => publishedContent.some((one) => one === slug)

/** @example labelOf('pricing-plans') // 'Pricing plans' */
function labelOf(slug: string) {
  const known: Record<string, string> = {
    faqs: 'FAQs',
    tools: 'Tools (their copy)',
    home: 'Home page',
    claims: 'Claims and figures',
  }
  const words = slug.replaceAll('-', ' ')
  return known[slug] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
