import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IMAGE_HEIGHTS, IMAGE_QUALITIES, IMAGE_RATIOS, IMAGE_WIDTHS } from '#engine/images/sizes.ts'
import { Picture, type PictureProps } from './picture.tsx'

const render = (props: Partial<PictureProps>) => renderToStaticMarkup(<Picture sizes="100vw" {...props} />)
const photo = { src: '/images/p/d/ab-2000x1000.jpg', width: 2000, height: 1000, alt: 'A hill' }
const widths = (markup: string) => [...markup.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

test('R-116 a photo comes in widths from 320 to 1600 pixels, with its size and ratio', () => {
  const markup = render({ picture: photo })
  expect(widths(markup)).toEqual([320, 480, 640, 800, 960, 1200, 1600])
  expect(markup).toContain('src="/images/p/d/ab-2000x1000.jpg?w=800&amp;fit=max&amp;auto=format&amp;q=75"')
  expect(markup).toContain('width="2000" height="1000" alt="A hill" loading="lazy" decoding="async"')
})

test('R-116 a ratio crops, and nothing is enlarged', () => {
  const markup = render({ picture: { ...photo, width: 700, height: 350 }, ratio: [640, 400] })
  expect(widths(markup)).toEqual([320, 480, 560])
  expect(markup).toContain('?w=640&amp;h=400&amp;fit=crop&amp;auto=format&amp;q=75 560w')
  expect(widths(render({ picture: { ...photo, width: 700 }, ratio: [640, 400] }))).toEqual([320, 480, 640, 700])
  expect(markup).toContain('?w=640&amp;h=400&amp;fit=crop&amp;auto=format&amp;q=75 560w')
  expect(markup).toContain('width="640" height="400"')
})

test('R-116 a narrow window gets another crop, whole, and only that one', () => {
  const markup = render({ picture: photo, ratio: [1440, 540], narrowRatio: [640, 400], priority: true })
  const [, source = '', image = ''] = /^<picture><source ([^>]+)\/><img ([^>]+)\/><\/picture>$/.exec(markup) ?? []
  expect(source).toMatch(/^media="\(width &lt; 48rem\)" srcSet="[^"]+w=480&amp;h=300&[^"]+" sizes="100vw"/)
  expect(source).not.toContain('h=180')
  expect(image).toContain('w=480&amp;h=180&')
  expect(image).toContain('fetchPriority="high"')
})

test('C1 every size that a page requests is allowed', () => {
  const ratios = [undefined, ...IMAGE_RATIOS, [32, 32], [64, 64], [128, 128], [7, 3]] as PictureProps['ratio'][]
  for (const ratio of ratios)
    for (const width of [40, 333, 700, 1024, 5000]) {
      const markup = render({ picture: { ...photo, width, height: 800 }, ...(ratio ? { ratio } : {}) })
      for (const [, query = ''] of markup.matchAll(/\?([^ "]+)/g)) {
        const options = new URLSearchParams(query.replaceAll('&amp;', '&'))
        expect(IMAGE_WIDTHS).toContain(Number(options.get('w')))
        if (options.has('h')) expect(IMAGE_HEIGHTS).toContain(Number(options.get('h')))
        expect(IMAGE_QUALITIES).toContain(Number(options.get('q')))
        const [w, h] = [Number(options.get('w')), Number(options.get('h'))]
        if (ratio && ratio[0] !== 7) expect(h).toBe(Math.round((w * ratio[1]) / ratio[0]))
      }
    }
})

test('a crop follows the focal point, and a whole image has none', () => {
  const focused = { ...photo, focus: { x: 0.32, y: 0.9 } }
  const markup = render({ picture: focused, ratio: [640, 400] })
  expect(markup).toContain('&amp;fit=crop&amp;crop=focalpoint&amp;fp-x=0.3&amp;fp-y=0.9&amp;auto=format')
  expect(markup).toContain('style="object-position:32% 90%"')
  expect(render({ picture: focused })).not.toContain('focalpoint')
})

test('R-116 a portrait comes in twice its size, and lists no others', () => {
  const portrait = render({ picture: photo, ratio: [32, 32] })
  expect(portrait).toMatch(/ src="[^"]+\?w=64&amp;h=64&/)
  expect(portrait).not.toContain('srcSet')
})

test('R-122 the first visible image loads first', () => {
  expect(render({ picture: photo, priority: true })).toMatch(/loading="eager" fetchPriority="high"/i)
})

test('a decorative image does not compete with the text', () => {
  expect(render({ picture: photo, decorative: true })).toMatch(/alt="" .*fetchPriority="low"/i)
})

test('R-116 art is inline SVG, named or decorative', () => {
  const art = { kind: 'cover', weather: 'night', cover: { form: 'words', caption: 'x' } } as const
  expect(render({ picture: { art, alt: 'A "crawl"' }, ratio: [640, 400] })).toMatch(
    /^<svg class="art art-cover w-night" viewBox="0 0 640 400"[^>]* role="img" aria-label="A &quot;crawl&quot;">/,
  )
  expect(render({ picture: { art, alt: 'A crawl' }, decorative: true })).toContain('aria-hidden="true"')
})

test('R-116 a missing image is nothing, or words in large type', () => {
  expect(render({})).toBe('')
  expect(render({ picture: { alt: '' } })).toBe('')
  expect(render({ fallbackWords: 'A title' })).toMatch(/^<svg class="art art-cover.*<text class="figure"[^>]*>A title</)
})
