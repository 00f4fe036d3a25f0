import { expect, test } from 'vitest'
import { templateOf } from './template.ts'

test.each([
  ['/', 'home'],
  ['/blog/', 'blog index'],
  ['/blog/page/3', 'blog index'],
  ['/blog/a-post', 'post'],
  ['/services/seo/', 'service'],
  ['/contact-us/', 'contact-us'],
  ['/%3Cscript%3E', 'other'],
])('%s is counted as %s', (path, template) => {
  expect(templateOf(path)).toBe(template)
})
