import type { NamedSSRLoadedRendererValue } from 'astro'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Components with this function are rendered once for all pages on which it returns the same values. */
export type SharedBy<Props> = (props: Props) => readonly unknown[]

type Component = ComponentType & { sharedBy?: SharedBy<object> }
type Shared = { by: readonly unknown[]; html: string }

/** Variants of a component, such as a header with the link to the current page. */
const MAX_VARIANTS = 256
const shared = new WeakMap<Component, Shared[]>()

/**
 * Renders the React components of Astro's pages as markup alone. No component of a page is hydrated, so the markup
 * needs none of the comments that Astro's own renderer of React leaves between texts.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'react-markup',
  // All components of the site other than Astro's are React's.
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: async (component: Component, props: object, slots: Record<string, string>) => {
    if (Object.keys(slots).length > 0)
      throw new Error(
        `${component.name} has children in a page. Astro gives them as HTML: pass React elements as a prop.`,
      )
    return { html: component.sharedBy ? renderShared(component, props) : render(component, props) }
  },
}

const render = (component: Component, props: object) => renderToStaticMarkup(createElement(component, props))

function renderShared(component: Component, props: object) {
  const by = component.sharedBy?.(props) ?? []
  const variants = shared.get(component) ?? []
  const found = variants.find((one) => one.by.length === by.length && one.by.every((value, at) => value === by[at]))
  if (found) return found.html
  const html = render(component, props)
  shared.set(component, [{ by, html }, ...variants.slice(0, MAX_VARIANTS - 1)])
  return html
}

export default renderer
