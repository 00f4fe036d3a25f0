/** Pages that between them have almost every component and the most visited layouts. */
export const TYPICAL = ['/', '/blog/conversions-counted-twice', '/services/seo/', '/tools/image-compressor/']

/** One path for every kind of page, the typical ones first. */
export const templates = [
  ...TYPICAL,
  '/contact-us/',
  '/styleguide/',
  '/blog/',
  '/case-study/living-healthy-24',
  '/career/senior-seo-analyst',
  '/creative/',
  '/tools/redirect-checker/',
  '/blog/page/2',
  '/blog/category/seo/',
  '/author/maren.holt/',
  '/search/?q=canonical',
  '/services/',
  '/services/shopify-seo/',
  '/services/furniture-marketing/',
  '/services/ppc-for-therapists/',
  '/case-study/',
  '/career/',
  '/career/link-researcher',
  '/portfolio',
  '/testimonial/',
  '/our-journey/',
  '/founder/orla-brandvold/',
  // With a time zone: without one, a script goes on to the visitor's.
  '/book-a-call/?zone=UTC',
  '/tools/',
  '/tools/schema-validator/',
  '/tools/formulas/',
  '/tools/formulas/link-position/',
  '/licenses',
  '/bot/',
  '/privacy-policy/',
  '/no-such-page',
]
