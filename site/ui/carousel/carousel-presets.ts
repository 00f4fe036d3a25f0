/** Slides side by side, and the padding of a centered carousel, from a window width on (px). */
type Step = { from: 0 | 601 | 768 | 1024; slides: number; padding?: number }

export type CarouselPreset = {
  /** Rest between two movements, ms. Without it nothing moves by itself. */
  autoplay?: number
  /** Duration of one movement, ms. */
  speed: number
  infinite?: boolean
  centered?: boolean
  /** Without steps each slide has the width its content asks for. */
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

/** The steps as custom properties, which the stylesheet's media queries choose from. */
export function carouselProperties({ steps = [] }: CarouselPreset) {
  const suffix = (from: number) => (from === 0 ? '' : `-${from}`)
  return Object.fromEntries(
    steps.flatMap(({ from, slides, padding }) => [
      [`--slides${suffix(from)}`, slides],
      ...(padding === undefined ? [] : [[`--padding${suffix(from)}`, `${padding}px`]]),
    ]),
  ) as Record<`--${string}`, string | number>
}
