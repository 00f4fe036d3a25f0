import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'

const draw = (props: Partial<PictureProps>) => renderToStaticMarkup(<Picture sizes="100vw" {...props} />)
const photo = { src: '/images/p/d/ab-2000x1000.jpg', width: 2000, height: 1000, alt: 'A hill' }
const widths = (markup: string) => [...markup.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

test('R-116 a photo is offered from 320 to 1600 pixels, by its own size and ratio', () => {
  const markup = draw({ picture: photo })
  expect(widths(markup)).toEqual([320, 480, 640, 800, 960, 1200, 1600])
  expect(markup).toContain('src="/images/p/d/ab-2000x1000.jpg?w=800&amp;fit=max&amp;auto=format&amp;q=75"')
  expect(markup).toContain('width="2000" height="1000" alt="A hill" loading="lazy" decoding="async"')
})

test('R-116 a ratio crops, and nothing is enlarged', () => {
  const markup = draw({ picture: { ...photo, width: 700, height: 350 }, ratio: [640, 400] })
  expect(widths(markup)).toEqual([320, 480, 640, 700])
  expect(markup).toContain('?w=640&amp;h=400&amp;fit=crop&amp;auto=format&amp;q=75 640w')
  expect(markup).toContain('width="640" height="400"')
})

test('R-116 a portrait is small', () => {
  expect(widths(draw({ picture: photo, ratio: [32, 32] }))).toEqual([32, 64, 96])
})

test('R-122 the picture that is seen first is loaded first', () => {
  expect(draw({ picture: photo, priority: true })).toMatch(/loading="eager" fetchPriority="high"/i)
})

test('R-116 a drawing is SVG within the page, named or decoration', () => {
  const art = { kind: 'roots', seed: 'x', weather: 'night' } as const
  expect(draw({ picture: { art, alt: 'A "crawl"' }, ratio: [640, 400] })).toMatch(
    /^<svg class="art art-roots w-night" viewBox="0 0 640 400"[^>]* role="img" aria-label="A &quot;crawl&quot;">/,
  )
  expect(draw({ picture: { art, alt: 'A crawl' }, decorative: true })).toContain('aria-hidden="true"')
})

test('R-116 no picture is nothing, or a drawing from a seed', () => {
  expect(draw({})).toBe('')
  expect(draw({ picture: { alt: '' } })).toBe('')
  expect(draw({ picture: { alt: '', art: { kind: 'toString' as 'ridge', seed: 'x', weather: 'dawn' } } })).toBe('')
  expect(draw({ fallbackSeed: '/blog/a' })).toMatch(/^<svg class="art art-ridge/)
})
