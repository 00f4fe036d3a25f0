import stylesheet from 'swagger-ui-dist/swagger-ui.css?url'
import bundle from 'swagger-ui-dist/swagger-ui-bundle.js?url'

type SwaggerUi = (options: {
  url: string
  domNode: Element
  deepLinking: boolean
  docExpansion: 'list'
  validatorUrl: null
}) => unknown

const button = document.querySelector<HTMLButtonElement>('[data-explore]')
const explorer = document.querySelector<HTMLElement>('.api-explorer')

/**
 * Replaces the list of calls with Swagger UI, in which they can be tried. Its half a megabyte loads only after a click.
 */
async function explore() {
  if (!button || !explorer) return
  button.disabled = true
  try {
    await Promise.all([
      loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet })),
      loaded(Object.assign(document.createElement('script'), { src: bundle })),
    ])
  } catch {
    button.textContent = 'Could not load. Try again.'
    button.disabled = false
    return
  }
  const { SwaggerUIBundle } = window as unknown as { SwaggerUIBundle: SwaggerUi }
  SwaggerUIBundle({
    url: '/api/openapi.json',
    domNode: explorer,
    deepLinking: false,
    docExpansion: 'list',
    // By default, Swagger UI would send the URL of the document to its vendor's server.
    validatorUrl: null,
  })
  explorer.hidden = false
  document.querySelector<HTMLElement>('.calls')?.remove()
  button.remove()
  explorer.focus()
}

function loaded(element: HTMLLinkElement | HTMLScriptElement) {
  const { promise, resolve, reject } = Promise.withResolvers<Event>()
  element.onload = resolve
  element.onerror = reject
  document.head.append(element)
  return promise
}

if (button) {
  button.hidden = false
  button.addEventListener('click', explore)
}
