import { JSDOM } from 'jsdom'
import { inject } from './product.ts'

/** A page as a visitor without JavaScript gets it. */
export async function page(path: string, init?: RequestInit) {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual', ...init })
  const html = await response.text()
  let parsed: Document | undefined
  // Parsing takes longer than the answer: who only waits for a word does without.
  const parse = () => {
    parsed ??= new JSDOM(html).window.document
    return parsed
  }
  return {
    response,
    status: response.status,
    html,
    get document() {
      return parse()
    },
    texts: (selector: string) => [...parse().querySelectorAll(selector)].map(normalizedText),
  }
}

/** What a reader reads: white space folded. */
export function normalizedText(element: { textContent?: string | null } | null | undefined) {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function api(path: string, init?: RequestInit) {
  return fetch(`${inject('siteUrl')}/api${path}`, { redirect: 'manual', ...init })
}

/** A call with a JSON body. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** A form as a browser without JavaScript sends it. */
export function sendForm(path: string, fields: Record<string, string>) {
  return api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
  })
}
