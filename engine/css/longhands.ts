import { remember } from './remember.ts'

const sides = ['top', 'right', 'bottom', 'left']
const ofSides = (before: string, after = '') => sides.map((side) => `${before}${side}${after}`)
const borderParts = ['width', 'style', 'color']
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
const images = (kind: string, parts: string) => parts.split(' ').map((part) => `${kind}-${part}`)

/** Shorthands of four values in the order top, right, bottom, left. */
export const fourSides: Record<string, string[]> = {
  margin: ofSides('margin-'),
  padding: ofSides('padding-'),
  inset: sides,
  'scroll-margin': ofSides('scroll-margin-'),
  'scroll-padding': ofSides('scroll-padding-'),
  'border-width': ofSides('border-', '-width'),
  'border-style': ofSides('border-', '-style'),
  'border-color': ofSides('border-', '-color'),
  'border-radius': corners.map((corner) => `border-${corner}-radius`),
}

/** Shorthands of one or two values; a missing second value equals the first. */
export const pairs: Record<string, [string, string]> = {
  overflow: ['overflow-x', 'overflow-y'],
  gap: ['row-gap', 'column-gap'],
  'grid-gap': ['row-gap', 'column-gap'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  'overscroll-behavior': ['overscroll-behavior-x', 'overscroll-behavior-y'],
  'contain-intrinsic-size': ['contain-intrinsic-width', 'contain-intrinsic-height'],
  ...Object.fromEntries(
    ['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].flatMap((box) =>
      ['inline', 'block'].map((axis) => [`${box}-${axis}`, [`${box}-${axis}-start`, `${box}-${axis}-end`]]),
    ),
  ),
}

const shorthands: Record<string, string[]> = {
  ...fourSides,
  ...pairs,
  border: [...ofSides('border-').flatMap((side) => borderParts.map((part) => `${side}-${part}`)), 'border-image'],
  ...Object.fromEntries(ofSides('border-').map((side) => [side, borderParts.map((part) => `${side}-${part}`)])),
  ...Object.fromEntries(
    ['inline', 'block'].flatMap((axis) => [
      [`border-${axis}`, ['start', 'end'].flatMap((end) => borderParts.map((part) => `border-${axis}-${end}-${part}`))],
      ...['start', 'end'].map((end) => [
        `border-${axis}-${end}`,
        borderParts.map((part) => `border-${axis}-${end}-${part}`),
      ]),
      ...borderParts.map((part) => [
        `border-${axis}-${part}`,
        ['start', 'end'].map((end) => `border-${axis}-${end}-${part}`),
      ]),
    ]),
  ),
  'border-image': images('border-image', 'source slice width outset repeat'),
  outline: images('outline', 'width style color'),
  background: images('background', 'color image repeat attachment position size origin clip'),
  'background-position': images('background-position', 'x y'),
  mask: [...images('mask', 'image repeat position size origin clip composite mode'), 'mask-border'],
  'mask-position': images('mask-position', 'x y'),
  'mask-border': images('mask-border', 'source slice width outset repeat mode'),
  'mask-box-image': images('mask-border', 'source slice width outset repeat'),
  font: [
    ...images('font', 'style variant weight stretch size family size-adjust kerning feature-settings'),
    ...images('font', 'variation-settings optical-sizing language-override palette synthesis'),
    'line-height',
  ],
  'font-synthesis': images('font-synthesis', 'weight style small-caps position'),
  'font-variant': images('font-variant', 'caps numeric ligatures alternates east-asian position emoji'),
  flex: images('flex', 'grow shrink basis'),
  'flex-flow': images('flex', 'direction wrap'),
  'list-style': images('list-style', 'type position image'),
  transition: images('transition', 'property duration timing-function delay behavior'),
  animation: [
    ...images('animation', 'name duration timing-function delay iteration-count direction fill-mode play-state'),
    ...images('animation', 'timeline range composition'),
  ],
  'animation-range': images('animation-range', 'start end'),
  'scroll-timeline': images('scroll-timeline', 'name axis'),
  'view-timeline': images('view-timeline', 'name axis inset'),
  'text-decoration': images('text-decoration', 'line style color thickness'),
  'text-emphasis': images('text-emphasis', 'style color'),
  'text-stroke': images('text-stroke', 'width color'),
  'text-box': images('text-box', 'trim edge'),
  caret: images('caret', 'color shape animation'),
  columns: ['column-width', 'column-count'],
  'column-rule': images('column-rule', 'width style color'),
  'grid-row': ['grid-row-start', 'grid-row-end'],
  'grid-column': ['grid-column-start', 'grid-column-end'],
  'grid-area': ['grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end'],
  'grid-template': images('grid-template', 'rows columns areas'),
  grid: [...images('grid-template', 'rows columns areas'), ...images('grid-auto', 'rows columns flow')],
  container: ['container-name', 'container-type'],
  'white-space': ['white-space-collapse', 'text-wrap-mode'],
  'text-wrap': ['text-wrap-mode', 'text-wrap-style'],
  offset: images('offset', 'position path distance rotate anchor'),
  'position-try': images('position-try', 'order fallbacks'),
  'line-clamp': ['max-lines', 'block-ellipsis', 'continue'],
}

/** Returns a property without its vendor prefix: the standard property and the prefixed one override each other. */
export const unprefixed = (property: string) =>
  !property.startsWith('-') || property.startsWith('--')
    ? property
    : property.replace(/^-(?:webkit|moz|ms|o|khtml|apple)-/, '')

/**
 * Returns the longhands that a declaration of the property sets, including those of nested shorthands. Logical and
 * physical sides count as one, because their relation depends on the direction of the text.
 */
export const longhandsOf: (property: string) => string[] = remember((property) => {
  const bare = unprefixed(property)
  const own = Object.hasOwn(shorthands, bare) ? (shorthands[bare] ?? []) : undefined
  return own ? [...new Set(own.flatMap(longhandsOf))] : [bare]
})

/** Old names of properties that browsers read as the new ones. */
const ALIASES: [RegExp, string][] = [
  [/^word-wrap$/, 'overflow-wrap'],
  [/^grid-(?=(?:row|column)-gap$)/, ''],
  [/^(?:page|column)-(?=break-(?:before|after|inside)$)/, ''],
  [/^font-width$/, 'font-stretch'],
  [/^mask-box-image-/, 'mask-border-'],
  [/^position-try-options$/, 'position-try-fallbacks'],
  [/^inset-area$/, 'position-area'],
  [/^(margin|padding|border)-(?=(?:start|end)(?!-(?:start|end)-radius))/, '$1-inline-'],
  [/^(margin|padding|border)-before/, '$1-block-start'],
  [/^(margin|padding|border)-after/, '$1-block-end'],
  [/^(min-|max-)?logical-width$/, '$1inline-size'],
  [/^(min-|max-)?logical-height$/, '$1block-size'],
]

const currentName = (bare: string) => ALIASES.reduce((name, [old, now]) => name.replace(old, now), bare)

/** Returns the group of longhands that may set the same thing, so that their order matters. */
function conflictGroup(longhand: string): string {
  const named = unprefixed(longhand)
  if (named.startsWith('--')) return named
  const bare = currentName(named)
  const box = /^(margin|padding|inset|scroll-margin|scroll-padding)-(?:inline|block)(?:-|$)/.exec(bare)?.[1]
  if (box) return `${box}*`
  if (/^border-(?:inline|block)/.test(bare)) return 'border*'
  if (/^border-(?:start|end)-(?:start|end)-radius$/.test(bare)) return 'radius*'
  if (/^corner-/.test(bare)) return 'corner-shape'
  if (/^overscroll-behavior-(?:inline|block)$/.test(bare)) return 'overscroll*'
  if (/^contain-intrinsic-(?:inline|block)-size$/.test(bare)) return 'intrinsic*'
  if (/^(?:(?:min|max)-)?(?:inline|block)-size$/.test(bare)) return 'size*'
  if (/^overflow-(?:inline|block)$/.test(bare)) return 'overflow*'
  return bare
}

/** Returns the groups that a logical longhand shares with physical ones. */
export const groupsOf = remember((longhand: string): string[] => {
  const group = conflictGroup(longhand)
  return group.endsWith('*') ? (physical[group] ?? [group]) : [group]
})

const physical: Record<string, string[]> = {
  'margin*': ofSides('margin-'),
  'padding*': ofSides('padding-'),
  'inset*': sides,
  'scroll-margin*': ofSides('scroll-margin-'),
  'scroll-padding*': ofSides('scroll-padding-'),
  'border*': sides.flatMap((side) => borderParts.map((part) => `border-${side}-${part}`)),
  'radius*': corners.map((corner) => `border-${corner}-radius`),
  'size*': ['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'],
  'overflow*': ['overflow-x', 'overflow-y'],
  'overscroll*': ['overscroll-behavior-x', 'overscroll-behavior-y'],
  'intrinsic*': ['contain-intrinsic-width', 'contain-intrinsic-height'],
}

/** All groups of longhands that a property sets. */
export const allGroupsOf = remember((property: string): string[] => [
  ...new Set(longhandsOf(property).flatMap(groupsOf)),
])
