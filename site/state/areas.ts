import type { AreaShape } from './create-area.ts'

/** Alone, so that the page that needs it does not carry the others. */
export const reviews = { data: ['reviews'], hasAction: true } as const

/** The client state areas of the specification (§3), as data for `createArea`. A page makes only those it needs. */
export const areas = {
  team: { data: ['team'] },
  page: { data: ['page'], hasRequest: true },
  vacancies: { data: ['vacancies', 'vacancy'] },
  employeeTestimonial: { data: ['testimonial'] },
  posts: { data: ['posts', 'post', 'authors', 'author', 'categories'] },
  portfolio: { data: ['portfolio'] },
  caseStudies: { data: ['caseStudies', 'caseStudy'] },
  newsletter: { data: [], hasAction: true },
  sendMail: { data: [], hasAction: true },
  toolContent: { data: ['allTools', 'content'] },
  ip: { data: ['ip', 'detailComplete'], hasAction: true },
  reviews,
  newPosts: { data: ['post', 'posts'] },
  authors: { data: ['authors', 'author'] },
  wordpressBlog: { data: ['posts', 'post', 'categories'], hasAction: true },
  postReviews: { data: ['reviews'], hasAction: true },
  schemaValidator: { data: ['validationResult', 'validationErrors', 'parsedSchema'] },
  websiteTraffic: { data: ['bulk', 'websiteTraffic'] },
  aiKeywordResearch: { data: ['keywords'] },
  backlinks: { data: ['backlinksSummary', 'checker'], hasAction: true },
  plagiarism: { data: ['data'] },
  aiContentRewrite: { data: ['output'] },
  domainAuthority: { data: ['single', 'bulk'] },
  pageSpeed: { data: ['pagespeed'], hasRequest: true },
  websiteAge: { data: ['websiteAge'], hasRequest: true },
  internalLinks: { data: ['internalLinks'], hasRequest: true },
  keyword: { data: ['difficulty', 'googleAdsKeyword'], hasRequest: true },
  serpRank: { data: ['rank'], hasRequest: true },
  googleTagAnalyzer: { data: ['seoData'], hasRequest: true },
  imagesExtractor: { data: ['images'], hasRequest: true },
  quote: { data: ['quote'], hasRequest: true },
} as const satisfies Record<string, AreaShape<string>>
