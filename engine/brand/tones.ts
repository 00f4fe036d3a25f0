/** A color of the design in both schemes, `#rrggbb`. */
export type Tone = readonly [light: string, dark: string]

/**
 * The colors of the design that a brand can change, as custom properties of `site/ui/styles/tokens.css` name them. A
 * test keeps the two equal.
 */
export const defaultTones = {
  'color-paper': ['#f4f1e8', '#0c1512'],
  'color-raised': ['#fbfaf5', '#131f1a'],
  'color-sunk': ['#ece8dd', '#080f0c'],
  'color-ink': ['#10201a', '#eeebe0'],
  'color-ink-2': ['#46534c', '#aeb8b0'],
  'color-ink-3': ['#5c6760', '#8c978f'],
  'color-line': ['#d3cfc1', '#26332d'],
  'color-edge': ['#778078', '#66746d'],
  'color-signal': ['#f04b08', '#ff6a2e'],
  'color-action': ['#f04b08', '#ff6a2e'],
  'color-action-hover': ['#ff6a2e', '#ff8b5c'],
  'color-on-action': ['#10201a', '#10201a'],
  'color-signal-ink': ['#b13a05', '#ff9163'],
  'color-data': ['#1e6a4b', '#6cc096'],
  'color-green': ['#1e6a4b', '#6cc096'],
  'color-green-wash': ['#e2ecdf', '#153024'],
  'color-wheat': ['#9c7419', '#d8b056'],
  'color-wheat-ink': ['#76580e', '#e0bd6c'],
  'color-wheat-wash': ['#f4eacf', '#2e2713'],
  'color-red': ['#b3231b', '#ff8a7a'],
  'color-red-wash': ['#f7dfd8', '#38190f'],
  'color-tint-1': ['#f4eacf', '#2e2713'],
  'color-tint-2': ['#e2ecdf', '#153024'],
  'color-focus': ['#10201a', '#ffc9ae'],
  'art-dawn-sky': ['#f0dfb4', '#6e5a2a'],
  'art-dawn-far': ['#c9be8c', '#4a4a26'],
  'art-dawn-land': ['#1b4836', '#0e2c21'],
  'art-noon-sky': ['#d5e3d6', '#3c6650'],
  'art-noon-far': ['#9dbfa5', '#2a5240'],
  'art-noon-land': ['#185c41', '#0f2a20'],
  'art-dusk-sky': ['#f2a67c', '#8f4426'],
  'art-dusk-far': ['#b2583a', '#5a2614'],
  'art-dusk-land': ['#10201a', '#07100c'],
  'art-night-sky': ['#10201a', '#050b09'],
  'art-night-far': ['#1f3a30', '#14281f'],
  'art-night-land': ['#154d38', '#1a5640'],
  'art-ridge': ['#f04b08', '#ff6a2e'],
  'art-grain': ['#e3be68', '#e3be68'],
  'art-chalk': ['#f4f1e8', '#f4f1e8'],
} satisfies Record<string, Tone>

export type ToneName = keyof typeof defaultTones
export type Tones = Readonly<Record<ToneName, Tone>>
