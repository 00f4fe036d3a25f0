/**
 * What editors publish: collections and globals that API keys can be limited to, and whose changes webhooks announce.
 */
export const publishedContent = [
  ...['posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects'],
  ...['pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media'],
  ...['redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand'],
] as const satisfies string[]

export const isPublishedContent = (slug: string) => publishedContent.some((one) => one === slug)
