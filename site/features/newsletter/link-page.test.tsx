import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPage } from './link-page.tsx'
import { linkPages } from './link-pages.ts'

const render = (page: Parameters<typeof LinkPage>[0]) => {
  const html = renderToStaticMarkup(<LinkPage {...page} />)
  return new JSDOM(html).window.document
}

test.each(['confirm', 'unsubscribe'] as const)('E3 the page to %s has one button, which posts the token', (kind) => {
  const document = render({ kind, token: 'a"b' })
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe(linkPages[kind].action)
  // The form script would replace this token with its own.
  expect(form?.hasAttribute('data-enhance')).toBe(false)
  expect(document.querySelectorAll('button')).toHaveLength(1)
  expect(document.querySelector('input[name=token]')?.getAttribute('value')).toBe('a"b')
})

test('after submitting, the page shows the result and no button', () => {
  const state = { form: 'confirm', success: true, message: '', errors: {}, values: {} }
  const document = render({ kind: 'confirm', token: '', state })
  expect(document.querySelector('[role=status]')?.textContent).toContain(linkPages.confirm.done)
  expect(document.querySelector('button')).toBeNull()
})

test('a missing or unknown token gets a message', () => {
  const state = { form: 'unsubscribe', success: false, message: linkPages.unknownLink, errors: {}, values: {} }
  for (const document of [
    render({ kind: 'unsubscribe', token: '' }),
    render({ kind: 'unsubscribe', token: 'x', state }),
  ]) {
    expect(document.querySelector('[role=status]')?.textContent).toContain(linkPages.unknownLink)
    expect(document.querySelector('button')).toBeNull()
  }
})
