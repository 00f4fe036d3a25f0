import type { NamedSSRLoadedRendererValue } from 'astro'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Renders the React components of Astro's pages as markup alone. No component of a page is hydrated, so the markup
 * needs none of the comments that Astro's own renderer of React leaves between texts.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'react-markup',
  // All components of the site other than Astro's are React's.
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: async (component: ComponentType, props: object, slots: Record<string, string>) => {
    if (Object.keys(slots).length > 0)
      throw new Error(
        `${component.name} has children in a page. Astro gives them as HTML: pass React elements as a prop.`,
      )
    return { html: renderToStaticMarkup(createElement(component, props)) }
  },
}

export default renderer
