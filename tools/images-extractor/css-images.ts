import { parse, walk } from 'css-tree'

export type CssImage = { href: string; property: string; offset: number }

/** Properties whose `url()` is not an image (`src` belongs to fonts). */
const NO_IMAGE = /^(?:src|filter|-webkit-filter|behavior|clip-path|-webkit-clip-path|offset-path)$/

/**
 * Returns the images that a stylesheet or a `style` attribute names, in `url()` and in the strings of `image-set()`,
 * and the stylesheets that it imports. Custom properties are included, because properties that show images usually read
 * them.
 */
export function cssImages(
  css: string,
  context: 'stylesheet' | 'declarationList',
): { images: CssImage[]; imports: string[] } {
  const images: CssImage[] = []
  const imports: string[] = []
  const tree = parse(css, { context, positions: true, parseCustomProperty: true, onParseError: () => {} })
  walk(tree, {
    visit: 'Atrule',
    enter(node) {
      if (node.name.toLowerCase() !== 'import' || node.prelude?.type !== 'AtrulePrelude') return
      const first = node.prelude.children.first
      if (first?.type === 'Url' || first?.type === 'String') imports.push(first.value)
    },
  })
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      const property = node.property.toLowerCase()
      if (NO_IMAGE.test(property)) return
      const isFont = this.atrule?.name.toLowerCase() === 'font-face'
      if (isFont || node.value.type === 'Raw') return
      const add = (href: string, offset: number) => {
        if (href.trim() !== '' && !href.startsWith('#')) images.push({ href, property, offset })
      }
      walk(node.value, function (part) {
        const offset = part.loc?.start.offset ?? 0
        if (part.type === 'Url') add(part.value, offset)
        const isSet =
          part.type === 'String' && /^(?:-webkit-)?image-set$|^image$|^cross-fade$/i.test(this.function?.name ?? '')
        if (isSet && part.type === 'String') add(part.value, offset)
      })
    },
  })
  return { images, imports }
}
