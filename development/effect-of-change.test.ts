import { expect, test } from 'vitest'
import { effectOfChange } from './effect-of-change.ts'

test.each([
  ['cms/collections/posts.ts', 'restart'],
  ['tools/word-counter/tool.ts', 'restart'],
  ['site/server/site.ts', 'restart'],
  ['public/favicon.svg', 'restart'],
  ['astro.config.ts', 'restart'],
  ['site/features/shell/footer.tsx', 'render'],
  ['content/pages/home.ts', 'render'],
  ['site/pages/index.astro', 'none'],
  ['site/ui/styles/base.css', 'none'],
  ['site/ui/browser/page.client.ts', 'none'],
  ['tools/word-counter/tool.test.ts', 'none'],
  ['worker/main.ts', 'none'],
  ['README.md', 'none'],
])('saving %s requires: %s', (path, effect) => {
  expect(effectOfChange(path)).toBe(effect)
})
