import { parseHtml } from './parse-html.ts'
import { inject } from './product.ts'

/**
 * Requests a page as a visitor without JavaScript.
 * @param parseWith `parseQuickly` for tests that read dozens of pages
 */
export async function page(path: string, init?: RequestInit, parseWith = parseHtml) {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual', ...init })
  const html = await response.text()
  let parsed: Document | undefined
  // Parsed on demand, because parsing takes longer than the response.
  const parse = () => {
    parsed ??= parseWith(html)
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

/** Returns the text of an element with white space collapsed. */
export function normalizedText(element: { textContent?: string | null } | null | undefined) {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Requests a call without following redirects. */
export function api(path: string, init?: RequestInit) {
  return fetch(`${inject('siteUrl')}/api${path}`, { redirect: 'manual', ...init })
}

/** Posts a JSON body to a call. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Sends a form like a browser without JavaScript. */
export function sendForm(path: string, fields: Record<string, string>) {
  return api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
  })
}
