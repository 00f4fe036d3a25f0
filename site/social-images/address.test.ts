import { expect, test } from 'vitest'
import { pageOfSocialImage, socialImageAddress } from './address.ts'

test('S-26: every path has one picture, and every picture leads back to its path', () => {
  for (const path of ['/', '/blog/', '/blog/a-post', '/services/seo/', '/blog/page/2', '/portfolio']) {
    const address = socialImageAddress(path)
    expect(address).toMatch(/^\/og\/.*\.png$/)
    expect(pageOfSocialImage(address.slice('/og'.length, -'.png'.length))).toBe(path)
  }
  expect(socialImageAddress('/')).toBe('/og/index.png')
  expect(socialImageAddress('/blog/')).not.toBe(socialImageAddress('/blog'))
})
