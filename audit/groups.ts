/** Groups of rules in the order of the report. `weight` is the group's share of the score, in points of 100. */
export const GROUPS = {
  crawling: { label: 'Crawling and indexing', weight: 14 },
  redirects: { label: 'Redirects and status', weight: 10 },
  titles: { label: 'Titles and descriptions', weight: 10 },
  content: { label: 'Headings and content', weight: 9 },
  links: { label: 'Links', weight: 9 },
  'structured-data': { label: 'Structured data', weight: 6 },
  international: { label: 'International', weight: 5 },
  images: { label: 'Images', weight: 6 },
  speed: { label: 'Speed', weight: 9 },
  mobile: { label: 'Mobile', weight: 4 },
  security: { label: 'Security', weight: 6 },
  accessibility: { label: 'Accessibility', weight: 5 },
  social: { label: 'Social networks', weight: 2 },
  ai: { label: 'AI visibility', weight: 2 },
  shop: { label: 'E-commerce', weight: 3 },
} as const satisfies Record<string, { label: string; weight: number }>

export type GroupId = keyof typeof GROUPS
