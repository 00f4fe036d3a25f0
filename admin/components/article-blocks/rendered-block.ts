import type { BlockFields } from './block-state.ts'

const MAX_RENDERED = 200
const rendered = new Map<string, Promise<string | undefined>>()

/** Returns the page that shows a block as readers see it, rendered by the site; undefined if that failed. */
export function renderedBlock(fields: BlockFields, theme: string): Promise<string | undefined> {
  const body = JSON.stringify({ theme, block: JSON.stringify(fields) })
  const known = rendered.get(body)
  if (known) return known
  const page = request(body)
  rendered.set(body, page)
  // The oldest entry is removed first. A failed request is repeated the next time.
  if (rendered.size > MAX_RENDERED) rendered.delete(rendered.keys().next().value ?? '')
  void page.then((html) => html ?? rendered.delete(body))
  return page
}

async function request(body: string) {
  try {
    const response = await fetch('/api/article-block', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
