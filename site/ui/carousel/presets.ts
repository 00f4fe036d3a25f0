/** Number of slides and, for a centered carousel, its padding, from a width of the window on. Widths are in pixels. */
type Step = { from: 0 | 601 | 768 | 1024; slides: number; padding?: number }

export type CarouselPreset = {
  /** Delay between two movements, in milliseconds. Without it, nothing moves on its own. */
  autoplay?: number
  /** Duration of one movement, in milliseconds. */
  speed: number
  infinite?: boolean
  centered?: boolean
  /** Without steps, each slide is as wide as its content. */
  steps?: Step[]
}

const oneOrThree: Step[] = [
  { from: 0, slides: 1 },
  { from: 601, slides: 3 },
]

export const carouselPresets = {
  happyClients: { autoplay: 2500, speed: 500, infinite: true, steps: oneOrThree },
  teamStory: {
    autoplay: 2500,
    speed: 500,
    infinite: true,
    steps: [
      { from: 0, slides: 1 },
      { from: 768, slides: 2 },
      { from: 1024, slides: 3 },
    ],
  },
  homeTestimonials: { autoplay: 3000, speed: 3000, infinite: true, steps: oneOrThree },
  trending: {
    speed: 500,
    infinite: true,
    centered: true,
    steps: [
      { from: 0, slides: 1, padding: 10 },
      { from: 601, slides: 3, padding: 60 },
    ],
  },
  courses: {
    speed: 500,
    infinite: true,
    centered: true,
    steps: [
      { from: 0, slides: 1, padding: 0 },
      { from: 601, slides: 3, padding: 0 },
    ],
  },
  recentWork: { speed: 500 },
} as const satisfies Record<string, CarouselPreset>

export type CarouselPresetName = keyof typeof carouselPresets

/** Returns the steps as custom properties, from which the stylesheet's media queries choose. */
export function carouselProperties({ steps = [] }: CarouselPreset) {
  const suffix = (from: number) => (from === 0 ? '' : `-${from}`)
  return Object.fromEntries(
    steps.flatMap(({ from, slides, padding }) => [
      [`--slides${suffix(from)}`, slides],
      ...(padding === undefined ? [] : [[`--padding${suffix(from)}`, `${padding}px`]]),
    ]),
  ) as Record<`--${string}`, string | number>
}
