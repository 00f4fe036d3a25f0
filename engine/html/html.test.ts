import { expect, test } from 'vitest'
import { html } from './html.ts'

const EVIL = `"><script>alert('1 & 2')</script>`
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;'

test('D1 every value is escaped, in text and in attributes', () => {
  expect(html`<p title="${EVIL}">${EVIL}</p>`.markup).toBe(`<p title="${ESCAPED}">${ESCAPED}</p>`)
  expect(html`<ul>${[EVIL, EVIL]}</ul>`.markup).toBe(`<ul>${ESCAPED}${ESCAPED}</ul>`)
})

test('markup from the template is inserted unchanged, from lists, too', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

test('D1 an object that only resembles markup is text', () => {
  const pretended = JSON.parse('{ "markup": "<script>" }')
  expect(html`<p>${pretended}</p>`.markup).not.toContain('<script>')
})

test('missing values add nothing, and zero is a number', () => {
  expect(html`<p>${undefined}${null}${false}${''}${0}</p>`.markup).toBe('<p>0</p>')
})
