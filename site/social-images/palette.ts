import type { Weather } from '../../engine/art.ts'

/** The light theme of site/ui/styles/tokens.css: an image has only one theme. A test keeps the two equal. */
export const palette = {
  paper: '#F4F1E8',
  ink: '#10201A',
  'ink-2': '#46534C',
  'ink-3': '#5C6760',
  line: '#D3CFC1',
  signal: '#F04B08',
  green: '#1E6A4B',
} as const

export const artPalette: Record<Weather, { sky: string; far: string; land: string; sun: string }> = {
  dawn: { sky: '#F0DFB4', far: '#C9BE8C', land: '#1B4836', sun: '#F04B08' },
  noon: { sky: '#D5E3D6', far: '#9DBFA5', land: '#185C41', sun: '#E3BE68' },
  dusk: { sky: '#F2A67C', far: '#B2583A', land: '#10201A', sun: '#F4F1E8' },
  night: { sky: '#10201A', far: '#1F3A30', land: '#154D38', sun: '#E3BE68' },
}

const GRAIN = '#E3BE68'

/** Returns the rules of site/ui/styles/small-parts.css for art, with the colors inserted. */
export function artRules(weather: Weather) {
  const { sky, far, land, sun } = artPalette[weather]
  const { signal } = palette
  return (
    `.sky{fill:${sky}}.far{fill:${far}}.land{fill:${land}}.sun{fill:${sun}}.hit{fill:${signal}}` +
    `.ridge{fill:none;stroke:${signal};stroke-width:4;stroke-linejoin:round}` +
    `.furrow{stroke:${sky};stroke-width:1;opacity:.34}` +
    `.wire{fill:none;stroke:${GRAIN};stroke-width:1.5;opacity:.5}.wire.hot{stroke:${signal};stroke-width:4;opacity:1}` +
    `.node{fill:${GRAIN}}.node.hot{fill:${signal}}.dots{fill:none;stroke:${land}}` +
    `.rule{stroke:${land};stroke-width:1;opacity:.22}`
  )
}
