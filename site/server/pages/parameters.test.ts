import { expect, test } from 'vitest'
import { dependsOnQuery } from './parameters.ts'

test.each([
  ['/search/', 'q=canonical'],
  ['/tools/', 'q=redirect'],
  ['/tools/md5-generator/', 'sample=2'],
  ['/case-study/', 'industry=retail&page=2'],
  ['/services/compare/', 'service=seo&service=link-building'],
  ['/contact-us/', 'utm_source=mail&subject=Audit'],
  ['/newsletter/confirm/', 'token=abc'],
  ['/audit/monthly/unsubscribe/', 'token=abc'],
  ['/book-a-call/', ''],
  ['/book-a-call/manage/', 'booking=1.abc'],
  ['/book-a-call/confirm/', 'booking=1.abc'],
  ['/', 'form=newsletter'],
  ['/404', 'form=newsletter'],
])('R13 %s?%s changes the page', (path, query) => {
  expect(dependsOnQuery(path, query)).toBe(true)
})

test.each([
  ['/', ''],
  ['/', 'q=1'],
  ['/', 'page=2&sample=1&token=a&subject=b&service=c'],
  ['/blog/', 'page=2'],
  ['/blog/a-post', 'utm_source=mail&gclid=1'],
  ['/search/', 'q='],
  ['/search/', 'Q=a'],
  ['/tools/', 'sample=2'],
  ['/', 'form=%00'],
])('R13 %s?%s does not change the page', (path, query) => {
  expect(dependsOnQuery(path, query)).toBe(false)
})
