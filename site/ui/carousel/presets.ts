/** Number of slides and, for a centered carousel, its padding, from a width of the window on. Widths are in pixels. */
type Step = { from: 0 | 601 | 768 | 1024; slides: number; padding?: number }

export type CarouselPreset = {
  /** From the start of one movement to that of the next, in milliseconds. Without it, nothing moves on its own. */
  autoplay?: number
  /** Duration of one movement, in milliseconds. */
  speed: number
  infinite?: boolean
  centered?: boolean
  /** Without steps, each slide is as wide as its content. */
  steps?: Step[]
}

/** react-slick, whose settings the specification names, starts a movement 50 ms after its `autoplaySpeed`. */
const every = (autoplaySpeed: number) => autoplaySpeed + 50

const oneOrThree: Step[] = [
  { from: 0, slides: 1 },
  { from: 601, slides: 3 },
]

export const carouselPresets = {
  happyClients: { autoplay: every(2500), speed: 500, infinite: true, steps: oneOrThree },
  teamStory: {
    autoplay: every(2500),
    speed: 500,
    infinite: true,
    steps: [
      { from: 0, slides: 1 },
      { from: 768, slides: 2 },
      { from: 1024, slides: 3 },
    ],
  },
  homeTestimonials: { autoplay: every(3000), speed: 3000, infinite: true, steps: oneOrThree },
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
