import { expect, test } from 'vitest'
import { bodyClass } from './body-class.ts'

test.each([
  ['R-070', '/services/seo/', 'saas-seo-page'],
  ['R-071', '/blog/', 'post'],
  ['R-071', '/blog/page/2', 'post'],
  ['R-071', '/blog/a-post', 'post'],
  ['R-071', '/author/maren.holt/', 'post'],
  ['R-071', '/authors', 'post'],
  ['R-072', '/creative/', 'creative'],
  ['R-072', '/creative', 'creative'],
  ['R-073', '/career/', 'career-page'],
  ['R-073', '/career/seo-analyst', 'career-page'],
  ['R-074', '/portfolio', 'portfolio-page'],
  ['R-075', '/testimonial/', 'testimonial-page'],
  ['R-076', '/admin', 'admin'],
  ['R-076', '/admin/collections/posts', 'admin'],
  ['R-077', '/', undefined],
  ['R-077', '/tools/', undefined],
  ['R-077', '/case-study/blog-relaunch', undefined],
  ['R-077', '/creatives', undefined],
  ['R-077', '/contact-us/', undefined],
])('%s the body of %s has %s', (_id, path, expected) => {
  expect(bodyClass(path)).toBe(expected)
})
