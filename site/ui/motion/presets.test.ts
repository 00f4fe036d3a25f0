import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carouselPresets, carouselProperties } from '../carousel/presets.ts'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS } from '../text/text.ts'
import { BOOKING, COUNT_UP, LANDING_STACK_THRESHOLD, MARQUEE_SPEED, STACK_THRESHOLD } from './presets.ts'

const stylesheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const { happyClients, teamStory, homeTestimonials, trending, courses } = carouselPresets

test('R-295 feedback is cut to 15 words and "..."', () => {
  expect([FEEDBACK_WORDS, FEEDBACK_SUFFIX]).toEqual([15, '...'])
})

test('R-298 happy clients and team story advance every 2500 ms, and 50 ms that react-slick adds', () => {
  expect([happyClients.autoplay, teamStory.autoplay]).toEqual([2550, 2550])
})

test('R-299 home testimonials move for 3000 ms, every 3050 ms, and show 3 above 600 px, 1 below', () => {
  expect(homeTestimonials).toMatchObject({ speed: 3000, autoplay: 3050 })
  expect(carouselProperties(homeTestimonials)).toEqual({ '--slides': 1, '--slides-601': 3 })
})

test('R-300 team story shows 1 slide under 768 px, 2 from 768, 3 from 1024', () => {
  expect(carouselProperties(teamStory)).toEqual({ '--slides': 1, '--slides-768': 2, '--slides-1024': 3 })
})

test('R-301 trending and courses show 3 slides above 600 px, 1 below, move in 500 ms, are infinite and centered', () => {
  for (const preset of [trending, courses]) {
    expect(preset).toMatchObject({ speed: 500, infinite: true, centered: true })
    expect(carouselProperties(preset)).toMatchObject({ '--slides': 1, '--slides-601': 3 })
  }
})

test('R-302 the center padding is 60 above 600 px, otherwise 10; on courses 0', () => {
  expect(carouselProperties(trending)).toMatchObject({ '--padding': '10px', '--padding-601': '60px' })
  expect(carouselProperties(courses)).toMatchObject({ '--padding': '0px', '--padding-601': '0px' })
})

test('R-298…R-302 the stylesheet changes at the same widths', () => {
  const css = stylesheet('../carousel/carousel.css')
  for (const query of ['width > 600px', 'width >= 768px', 'width >= 1024px']) expect(css).toContain(`@media (${query})`)
  for (const preset of Object.values(carouselPresets)) {
    for (const property of Object.keys(carouselProperties(preset))) expect(css).toContain(`var(${property}`)
  }
})

test('R-304 a stacked card is active within 6.5% of the top (home), or when half of it is in view (landing)', () => {
  expect([STACK_THRESHOLD, LANDING_STACK_THRESHOLD]).toEqual([0.065, 0.5])
})

test('R-305 a marquee moves 35 px a second', () => {
  expect(MARQUEE_SPEED).toBe(35)
})

test('R-306 a figure counts for 2 s, with "," between thousands and "." before decimals', () => {
  expect(COUNT_UP).toEqual({ duration: 2, separator: ',', decimal: '.' })
})

test('R-185 R-187 R-188 the booking sizes are those of the stylesheet', () => {
  const css = stylesheet('../overlays/dialog.css')
  expect(BOOKING).toEqual({ maxWidth: 1000, maxHeight: 680, breakpoint: 975, frameMinHeight: 630 })
  expect(css).toContain(`width: min(${BOOKING.maxWidth}px`)
  expect(css).toContain(`max-height: min(${BOOKING.maxHeight}px`)
  expect(css).toContain(`@media (width < ${BOOKING.breakpoint}px)`)
  expect(css).toContain(`min-height: ${BOOKING.frameMinHeight}px`)
})
