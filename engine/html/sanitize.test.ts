// @module-tag slow
import { array, assert, constantFrom, property } from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import oracle from 'sanitize-html'
import { expect, test } from 'vitest'
import { allowed, sanitizeHtml } from './sanitize.ts'

const pieces = [
  ...allowed.elements.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...[
    'script',
    'style',
    'svg',
    'math',
    'template',
    'textarea',
    'noscript',
    'select',
    'iframe',
    'xmp',
    'mglyph',
  ].flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">',
  '<a href="JaVa\tScript:alert(1)" title="&quot;>&lt;script&gt;">',
  '<a href="https://agency.example/?a=1&amp;b=2">',
  '<a href="mailto:hello@agency.example">',
  '<p style="position:fixed" onclick=x() id=main class=skip>',
  '<input type=checkbox disabled checked>',
  '<code class="language-js">',
  '<!-- --!><b>-->',
  '<![CDATA[',
  '&lt;script&gt;',
  'text > "quoted" & \u0000',
]

test('D1 sanitize-html with the same lists leaves our output unchanged', () => {
  assert(
    property(array(constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const clean = sanitizeHtml(parts.join(''))
      const expected = oracle(clean, {
        allowedTags: allowed.elements,
        allowedAttributes: allowed.attributes,
        allowedSchemes: ['http', 'https', 'mailto', 'tel'],
        allowedSchemesByTag: { img: ['http', 'https', 'data'] },
        allowProtocolRelative: true,
        nonBooleanAttributes: [],
      })
      expect(normal(expected)).toBe(normal(clean))
    }),
    { numRuns: 2_000, seed: 20 },
  )
})

test('D1 allowed markup is unchanged', () => {
  const written = '<p>For shops <strong>under 500 products</strong>, see <a href="/pricing">prices</a>.<br>Monthly.</p>'
  expect(sanitizeHtml(written)).toBe(written)
})

test('sanitizing twice changes nothing', () => {
  assert(
    property(array(constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const once = sanitizeHtml(parts.join(''))
      expect(normal(sanitizeHtml(once))).toBe(normal(once))
    }),
    { numRuns: 500, seed: 21 },
  )
})

const normal = (html: string) => serialize(parseFragment(html))
