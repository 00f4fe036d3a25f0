import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlSinks } from './html-sinks.ts'

test('D1 no code puts HTML into a page without the sanitizer', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  const files = paths
    .filter((path) => /\.(astro|tsx?|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(files.length).toBeGreaterThan(500)
  expect(htmlSinks(files)).toEqual([])
})

test.each([
  ['site/features/x/x.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['site/pages/x.astro', '<p set:html={text} />'],
  ['site/layouts/document.astro', '<script set:html={shell.script} />'],
  ['site/ui/x.client.ts', 'element.innerHTML = text'],
  ['site/ui/x.client.ts', 'element.outerHTML += text'],
  ['admin/components/x.tsx', "element.insertAdjacentHTML('beforeend', text)"],
  ['site/ui/x.client.ts', 'document.write(text)'],
  ['site/ui/x.client.ts', 'range.createContextualFragment(text)'],
  ['site/ui/x.client.ts', 'element.setHTMLUnsafe(text)'],
  ['tools/x/view.tsx', '<iframe srcDoc={text} />'],
])('D1 in %s the check refuses %s', (path, text) => {
  const [complaint] = htmlSinks([{ path, text: `const a = 1\n${text}` }])
  expect(complaint).toContain(`${path}:2 `)
})
