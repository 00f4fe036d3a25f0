import { expect, test } from 'vitest'
import { pageOfSocialImage, socialImagePath } from './path.ts'

test('S-26 every path has one social image, which leads back to its path', () => {
  for (const path of ['/', '/blog/', '/blog/a-post', '/services/seo/', '/blog/page/2', '/portfolio']) {
    const imagePath = socialImagePath(path)
    expect(imagePath).toMatch(/^\/og\/.*\.png$/)
    expect(pageOfSocialImage(imagePath.slice('/og'.length, -'.png'.length))).toBe(path)
  }
  expect(socialImagePath('/')).toBe('/og/index.png')
  expect(socialImagePath('/blog/')).not.toBe(socialImagePath('/blog'))
})
