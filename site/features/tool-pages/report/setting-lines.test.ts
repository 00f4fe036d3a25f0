import { expect, test } from 'vitest'
import { readOwnSettings } from '#tools/image-compressor/own-settings.ts'
import { settingLines } from './setting-lines.ts'

test('a setting for one image replaces its line, and other lines stay', () => {
  const one = settingLines('', 'a: 1.jpg', 'webp 60')
  const two = settingLines(one, 'b.png', 'png')
  expect(settingLines(two, 'a: 1.jpg', 'avif 50')).toBe('b.png: png\na: 1.jpg: avif 50')
  expect(settingLines(two, 'b.png', undefined)).toBe('a: 1.jpg: webp 60')
})

test('the image compressor can read the lines', () => {
  const settings = readOwnSettings(settingLines('b.png: png', 'a: 1.jpg', 'webp 60'))
  expect(settings.get('a: 1.jpg')).toMatchObject({ codec: 'webp', quality: 60 })
  expect(settings.get('b.png')).toMatchObject({ codec: 'png', quality: undefined })
})
