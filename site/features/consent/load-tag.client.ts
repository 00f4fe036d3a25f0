import type { ConsentTag } from '#site/documents/embeds.ts'

type DataLayer = { dataLayer?: unknown[] }

/** Adds a script of another company to the page, and runs what its provider’s inline script would do. */
export function loadTag({ url, attributes = {} }: ConsentTag) {
  greet(new URL(url))
  const script = Object.assign(document.createElement('script'), { src: url, async: true })
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

/**
 * Google’s scripts wait for commands in a list. Sources: https://developers.google.com/tag-platform/gtagjs and
 * https://developers.google.com/tag-platform/tag-manager/web
 */
function greet({ host, pathname, searchParams }: URL) {
  if (host !== 'www.googletagmanager.com') return
  const page = window as DataLayer
  page.dataLayer ??= []
  const layer = page.dataLayer
  if (pathname === '/gtm.js') layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (pathname !== '/gtag/js') return
  // The script recognizes a command only as the `arguments` object of a call.
  function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  command('js', new Date())
  command('config', searchParams.get('id'))
}
