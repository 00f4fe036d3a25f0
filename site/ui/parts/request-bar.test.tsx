import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestBar } from './request-bar.tsx'

test('the bar is one link to the form of its page', () => {
  const html = renderToStaticMarkup(<RequestBar href="#audit" label="Send me a proposal" text="It starts here." />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a class="[^"]*" href="#audit">Send me a proposal/)
})

test('S-12 the bar needs no script, no motion, and no scroll timeline, and is not on paper', () => {
  const css = readFileSync(new URL('./request-bar.css', import.meta.url), 'utf8')
  expect(css).toMatch(/^\.request-rail \{\n {2}display: none;\n\}/m)
  expect(css).toContain('@media screen and (width < 48rem)')
  expect(css).not.toMatch(/animation|transition/)
})
