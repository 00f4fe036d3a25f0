/** One address of every kind of page there is. */
export const templates = [
  '/',
  '/blog/',
  '/blog/page/2',
  '/blog/conversions-counted-twice',
  '/blog/category/seo/',
  '/author/maren.holt/',
  '/search/?q=canonical',
  '/services/seo/',
  '/privacy-policy/',
  '/styleguide/',
  '/no-such-page',
]
