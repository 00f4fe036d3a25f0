import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPage, type LinkTexts } from './link-page.tsx'

const texts: LinkTexts = {
  path: '/newsletter/confirm/',
  heading: 'Confirm',
  lead: 'Nothing is sent before.',
  button: 'Confirm subscription',
  action: '/api/subscribe/confirm',
  done: 'It is confirmed.',
}
const unknownLink = 'This link no longer works.'

const render = (page: Pick<Parameters<typeof LinkPage>[0], 'token' | 'state'>) => {
  const next = { href: '/blog/', label: 'Read the articles' }
  const html = renderToStaticMarkup(<LinkPage name="confirm" {...{ texts, unknownLink, next }} {...page} />)
  return new JSDOM(html).window.document
}

test('E3 the page has one button, which posts the token', () => {
  const document = render({ token: 'a"b' })
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe(texts.action)
  // The form script would replace this token with its own.
  expect(form?.hasAttribute('data-enhance')).toBe(false)
  expect(document.querySelectorAll('button')).toHaveLength(1)
  expect(document.querySelector('input[name=token]')?.getAttribute('value')).toBe('a"b')
})

test('after submitting, the page shows the result and no button', () => {
  const state = { form: 'confirm', success: true, message: '', errors: {}, values: {} }
  const document = render({ token: '', state })
  expect(document.querySelector('[role=status]')?.textContent).toContain(texts.done)
  expect(document.querySelector('button')).toBeNull()
})

test('a missing or unknown token gets a message', () => {
  const state = { form: 'confirm', success: false, message: unknownLink, errors: {}, values: {} }
  for (const document of [render({ token: '' }), render({ token: 'x', state })]) {
    expect(document.querySelector('[role=status]')?.textContent).toContain(unknownLink)
    expect(document.querySelector('button')).toBeNull()
  }
})
