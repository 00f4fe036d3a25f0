import { expect, test } from 'vitest'
import { templateOf } from './template.ts'

test.each([
  ['/', 'home'],
  ['/blog/', 'blog index'],
  ['/blog/page/3', 'blog index'],
  ['/blog/a-post', 'post'],
  ['/services/seo/', 'service'],
  ['/contact-us/', 'contact-us'],
  ['/tools/', 'tools'],
  ['/%3Cscript%3E', 'other'],
  // A row for every invented name would fill the table.
  ['/an-invented-page', 'other'],
  ['/constructor/a', 'other'],
])('%s is counted as %s', (path, template) => {
  expect(templateOf(path)).toBe(template)
})
