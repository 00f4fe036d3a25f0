import { imageHead } from '#tests/support/image-heads.ts'
import type { WebFile } from '#tests/support/web-files.ts'

/** A page and the results, determined by hand from the documentation of the networks. */
export type Fixture = {
  name: string
  head: string
  image?: WebFile
  /** Expected layouts on X, Facebook, LinkedIn, and Slack. */
  layouts: [x: string, facebook: string, linkedIn: string, slack: string]
  /** Ids of findings that are expected, and of those that must not occur. */
  has: string[]
  lacks?: string[]
  title?: string
}

export const PAGE_URL = 'https://shop.example/socks'
const IMAGE_URL = 'https://shop.example/card.png'
const L = 'large'
const T = 'thumbnail'
const I = 'no image'
const C = 'no card'

const og = (key: string, value: string) => `<meta property="og:${key}" content="${value}">`
const x = (key: string, value: string) => `<meta name="twitter:${key}" content="${value}">`
const basics = `${og('title', 'Wool socks')}${og('type', 'website')}${og('url', PAGE_URL)}${og('description', 'Warm.')}`
const image = `${og('image', IMAGE_URL)}${og('image:alt', 'Socks')}`
const large = x('card', 'summary_large_image')
const good = basics + image + large
const png = (width: number, height: number, size?: number): WebFile => ({
  body: imageHead.png(width, height, size),
  type: 'image/png',
})
const right = png(1200, 630)

export const cases: Fixture[] = [
  {
    name: 'complete',
    head: `${good}${og('image:width', '1200')}${og('image:height', '630')}`,
    image: right,
    layouts: [L, L, L, L],
    has: ['all-well'],
  },
  {
    name: 'nothing',
    head: '<title>Socks</title>',
    layouts: [C, I, I, I],
    has: ['missing-og-title', 'missing-og-image', 'missing-og-type', 'missing-og-url', 'missing-twitter-card'],
    title: 'Socks',
  },
  {
    name: 'no twitter:card, but the three tags',
    head: basics + image,
    image: right,
    layouts: [T, L, L, L],
    has: ['missing-twitter-card', 'cropped-image'],
  },
  {
    name: 'no twitter:card and no og:type',
    head: og('title', 'A') + image,
    image: right,
    layouts: [C, L, L, L],
    has: ['missing-og-type', 'missing-twitter-card'],
  },
  {
    name: 'summary card',
    head: basics + image + x('card', 'summary'),
    image: png(600, 600),
    layouts: [T, L, L, T],
    has: ['cropped-image', 'below-recommended'],
  },
  {
    name: 'unknown card',
    head: basics + image + x('card', 'large'),
    image: right,
    layouts: [C, L, L, L],
    has: ['unknown-card'],
  },
  {
    name: 'photo card, which X retired',
    head: basics + image + x('card', 'photo'),
    image: right,
    layouts: [C, L, L, L],
    has: ['unknown-card'],
  },
  {
    name: 'card in capitals',
    head: basics + image + x('card', 'Summary_Large_Image'),
    image: right,
    layouts: [L, L, L, L],
    has: [],
    lacks: ['unknown-card'],
  },
  {
    name: 'image of 599 pixels',
    head: good,
    image: png(599, 315),
    layouts: [L, T, L, L],
    has: ['small-image', 'below-recommended'],
  },
  {
    name: 'image of exactly 600 × 315',
    head: good,
    image: png(600, 315),
    layouts: [L, L, L, L],
    has: ['below-recommended'],
    lacks: ['small-image'],
  },
  { name: 'image of 400 pixels', head: good, image: png(400, 210), layouts: [L, T, T, L], has: ['small-image'] },
  { name: 'image of 401 pixels', head: good, image: png(401, 210), layouts: [L, T, L, L], has: ['small-image'] },
  { name: 'image of 199 pixels', head: good, image: png(199, 199), layouts: [I, I, T, L], has: ['refused-image'] },
  {
    name: 'image of exactly 200 × 200',
    head: good,
    image: png(200, 200),
    layouts: [I, T, T, L],
    has: ['refused-image', 'small-image'],
  },
  {
    name: 'image of exactly 300 × 157',
    head: good,
    image: png(300, 157),
    layouts: [L, I, T, L],
    has: ['refused-image'],
  },
  { name: 'image of 4097 pixels', head: good, image: png(4097, 2048), layouts: [I, L, L, L], has: ['refused-image'] },
  {
    name: 'image of exactly 4096 pixels',
    head: good,
    image: png(4096, 2048),
    layouts: [L, L, L, L],
    has: [],
    lacks: ['refused-image'],
  },
  {
    name: 'file of 5.1 MB',
    head: good,
    image: png(1200, 630, 5_100_000),
    layouts: [I, L, I, L],
    has: ['refused-image'],
  },
  {
    name: 'file of 8.1 MB',
    head: good,
    image: png(1200, 630, 8_100_000),
    layouts: [I, I, I, L],
    has: ['refused-image'],
  },
  { name: 'square image', head: good, image: png(1200, 1200), layouts: [L, L, L, L], has: ['cropped-image'] },
  {
    name: 'WebP',
    head: good,
    image: { body: imageHead.webp(1200, 630), type: 'image/webp' },
    layouts: [L, L, L, L],
    has: [],
    lacks: ['unsupported-format', 'wrong-content-type'],
  },
  {
    name: 'GIF',
    head: good,
    image: { body: imageHead.gif(1200, 630), type: 'image/gif' },
    layouts: [L, L, L, L],
    has: [],
    lacks: ['unsupported-format'],
  },
  {
    name: 'JPEG that Exif turns',
    head: good,
    image: { body: imageHead.turnedJpeg(630, 1200), type: 'image/jpeg' },
    layouts: [L, L, L, L],
    has: [],
    lacks: ['cropped-image', 'unsupported-format'],
  },
  {
    name: 'SVG',
    head: good,
    image: { body: imageHead.svg(1200, 630), type: 'image/svg+xml' },
    layouts: [I, L, L, L],
    has: ['unsupported-format', 'refused-image'],
  },
  {
    name: 'PNG that is said to be JPEG',
    head: good,
    image: { ...right, type: 'image/jpeg' },
    layouts: [L, L, L, L],
    has: ['wrong-content-type'],
  },
  {
    name: 'an error page instead of an image',
    head: good,
    image: { body: '<h1>Hello</h1>' },
    layouts: [I, I, I, I],
    has: ['unreadable-image'],
  },
  {
    name: 'image is gone',
    head: good,
    image: { status: 404, body: 'Not found' },
    layouts: [I, I, I, I],
    has: ['unreadable-image'],
  },
  {
    name: 'image cannot be fetched',
    head: good,
    image: { failure: 'tls' },
    layouts: [I, I, I, I],
    has: ['unreadable-image'],
  },
  {
    name: 'relative image',
    head: basics + og('image', '/card.png') + large,
    image: right,
    layouts: [I, I, I, I],
    has: ['relative-image', 'missing-alt'],
  },
  {
    name: 'image without a scheme',
    head: basics + og('image', '//shop.example/card.png') + large,
    image: right,
    layouts: [L, L, L, L],
    has: ['protocol-relative-image'],
  },
  {
    name: 'declared size is wrong',
    head: `${good}${og('image:width', '600')}${og('image:height', '315')}`,
    image: right,
    layouts: [L, L, L, L],
    has: ['wrong-declared-size'],
    lacks: ['missing-size'],
  },
  {
    name: 'size before the image',
    head: og('image:width', '1200') + good,
    image: right,
    layouts: [L, L, L, L],
    has: ['orphan-property'],
  },
  {
    name: 'name instead of property',
    head: good.replaceAll('property=', 'name='),
    image: right,
    layouts: [L, L, L, L],
    has: ['name-instead-of-property'],
    lacks: ['missing-og-title'],
  },
  {
    name: 'misspelled property',
    head: good.replace('og:image"', 'og:imgae"'),
    image: right,
    layouts: [I, I, I, I],
    has: ['unknown-tag', 'missing-og-image'],
  },
  {
    name: 'two titles',
    head: good + og('title', 'Other'),
    image: right,
    layouts: [L, L, L, L],
    has: ['repeated-tag'],
    title: 'Wool socks',
  },
  {
    name: 'two images, which is allowed',
    head: good + og('image', 'https://shop.example/card.png?2'),
    image: right,
    layouts: [L, L, L, L],
    has: [],
    lacks: ['repeated-tag'],
  },
  {
    name: 'tags in a comment',
    head: `<title>T</title><!-- ${good} -->`,
    layouts: [C, I, I, I],
    has: ['commented-tags', 'missing-og-title'],
  },
  {
    name: 'tags in a template',
    head: `<title>T</title><template>${good}</template>`,
    layouts: [C, I, I, I],
    has: ['hidden-tags', 'missing-og-title'],
  },
  {
    name: 'tags in a string of a script',
    head: `<title>T</title><script>var a = '${good}'</script>`,
    layouts: [C, I, I, I],
    has: ['missing-og-title'],
    lacks: ['commented-tags', 'hidden-tags'],
  },
  {
    name: 'tags after 33 kB of styles',
    head: `<style>${'a{b:c}'.repeat(6000)}</style>${good}`,
    image: right,
    layouts: [L, L, L, L],
    has: ['late-tags'],
  },
  {
    name: 'og:url of another host',
    head: good.replace(PAGE_URL, 'https://staging.example/socks'),
    image: right,
    layouts: [L, L, L, L],
    has: ['other-host'],
  },
  {
    name: 'relative og:url',
    head: good.replace(PAGE_URL, '/socks'),
    image: right,
    layouts: [L, L, L, L],
    has: ['relative-url'],
  },
  {
    name: 'og:url is not canonical',
    head: `<link rel=canonical href="https://shop.example/other">${good}`,
    image: right,
    layouts: [L, L, L, L],
    has: ['not-canonical'],
  },
  {
    name: 'locale with a hyphen',
    head: good + og('locale', 'en-us'),
    image: right,
    layouts: [L, L, L, L],
    has: ['malformed-locale'],
  },
  {
    name: 'account as a URL',
    head: good + x('site', 'https://x.com/oakfield'),
    image: right,
    layouts: [L, L, L, L],
    has: ['malformed-account'],
  },
  {
    name: 'long texts',
    head: `${og('title', 'a'.repeat(71))}${og('description', 'b'.repeat(201))}${og('type', 'website')}${og('url', PAGE_URL)}${image}${large}`,
    image: right,
    layouts: [L, L, L, L],
    has: ['long-title', 'long-description'],
  },
  {
    name: 'texts at the limit',
    head: `${og('title', 'a'.repeat(70))}${og('description', 'b'.repeat(200))}${og('type', 'website')}${og('url', PAGE_URL)}${image}${large}`,
    image: right,
    layouts: [L, L, L, L],
    has: [],
    lacks: ['long-title', 'long-description'],
  },
  {
    name: 'character references and line breaks',
    head: good.replace('Wool socks', 'Wool &amp;\n  socks &#x1F9E6;'),
    image: right,
    layouts: [L, L, L, L],
    has: [],
    title: 'Wool & socks 🧦',
  },
  {
    name: 'empty title',
    head: good.replace('Wool socks', ' '),
    image: right,
    layouts: [C, L, L, L],
    has: ['missing-og-title'],
  },
]

/** Returns the files of a fixture, by URL. */
export const webOf = ({ head, image: file = {} }: Fixture): Record<string, WebFile> => ({
  [PAGE_URL]: { body: `<!doctype html><html lang="en"><head>${head}</head><body><h1>Socks</h1></body></html>` },
  ...(file.body || file.failure || file.status ? { [IMAGE_URL]: file, [`${IMAGE_URL}?2`]: file } : {}),
})
