import { expect, test } from 'vitest'
import { type ImageOptions, type ImageSource, imagePath, parseImageReference, withImageOptions } from './reference.ts'

const place = { project: 'prairie-signal', dataset: 'production' }
const source = { asset: { _ref: 'image-3f2a9c-2000x3000-jpg' } }

test('R-222 a reference has id, size, and extension separated by “-”', () => {
  expect(parseImageReference('image-3f2a9c-2000x3000-jpg')).toEqual({
    id: '3f2a9c',
    width: 2000,
    height: 3000,
    format: 'jpg',
  })
  expect(parseImageReference('image-Tb9Ew8CXIwaY6R1kjMvI0uRR-16x9-webp')).toEqual({
    id: 'Tb9Ew8CXIwaY6R1kjMvI0uRR',
    width: 16,
    height: 9,
    format: 'webp',
  })
})

test.each<[ImageOptions, string]>([
  [{}, ''],
  [{ w: 640 }, '?w=640'],
  [{ q: 75, auto: 'format', fit: 'crop', h: 400, w: 640 }, '?w=640&h=400&fit=crop&auto=format&q=75'],
  [{ blur: 20, dpr: 2, fm: 'webp', crop: 'top,left', w: 1 }, '?w=1&crop=top,left&fm=webp&dpr=2&blur=20'],
  [{ w: undefined, h: 9 }, '?h=9'],
  [{ w: 9, onload: 'alert(1)', rect: '0,0,1,1' } as ImageOptions, '?w=9'],
])('R-223 the URL has only allowed options in a fixed order: %o', (options, query) => {
  expect(imagePath(source, place, options)).toBe(`/images/prairie-signal/production/3f2a9c-2000x3000.jpg${query}`)
})

test('R-223 a complete URL is kept, and options are appended', () => {
  expect(imagePath({ asset: { url: '/x.png' } }, {}, { w: 8 })).toBe('/x.png?w=8')
  expect(withImageOptions('/x.png?v=1', { w: 8 })).toBe('/x.png?v=1&w=8')
})

test.each([undefined, null, {}, { asset: null }])('R-281 an image without an asset fails: %o', (image) => {
  expect(() => imagePath(image as ImageSource, place)).toThrow(/^Image does not have required asset property$/)
})

test.each([{}, { project: 'p' }, { dataset: 'd' }])(
  'R-282 without project, dataset and url it fails: %o',
  (nowhere) => {
    expect(() => imagePath(source, nowhere)).toThrow(/^Image needs a project and dataset, or a url$/)
  },
)

test.each([{}, { _ref: '' }, { _ref: null }])('R-283 an asset without a reference fails: %o', (asset) => {
  expect(() => imagePath({ asset }, place)).toThrow(/^Invalid image reference in block, no _ref found on asset$/)
})

test.each([
  'file-3f2a9c-pdf',
  'image-3f2a9c-2000-jpg',
  'image--20x30-jpg',
  'image-a-b-20x30-jpg',
  'image-a-0x30-jpg',
  'image-../x-20x30-jpg',
  'image-a-20x30-jpg?x',
  ' image-a-20x30-jpg',
])('R-284 a malformed reference fails by name: %s', (reference) => {
  expect(() => imagePath({ asset: { _ref: reference } }, place)).toThrow(`'${reference}'`)
})

test.each<[object, string]>([
  [{ fit: 'stretch' }, 'Invalid fit mode "stretch"'],
  [{ crop: 'top,middle' }, 'Invalid crop mode "middle"'],
  [{ crop: '' }, 'Invalid crop mode ""'],
  [{ auto: 'compress' }, 'Invalid auto mode "compress"'],
])('R-284 an invalid mode fails: %o', (options, message) => {
  expect(() => imagePath(source, place, options as ImageOptions)).toThrow(message)
})
