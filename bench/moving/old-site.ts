import { once } from 'node:events'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { categoryXml, inCategory, metaXml, wordpressExport } from '#tests/support/wordpress-export.ts'

export const SITE = 'https://old.example'

const WORDS =
  'shop category filter crawl index page price stock order parcel basket search title heading link image visit month season region brand supplier margin click query answer review table'.split(
    ' ',
  )
const PARAGRAPHS = 9
const WORDS_IN_PARAGRAPH = 70
const MARK = '<!-- items -->'

/** A generator of numbers that depends on its seed only (Park and Miller, 1988). */
function numbers(seed: number) {
  let state = (seed % 2_147_483_646) + 1
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/**
 * Writes an export of WordPress with so many posts and pictures, and the folder with the pictures. Each post shows two
 * of them, links to two others, and has a description for search engines.
 */
export async function writeOldSite(folder: string, { posts, pictures }: { posts: number; pictures: number }) {
  const file = join(folder, 'export.xml')
  const uploads = join(folder, 'uploads')
  await writePictures(uploads, pictures)
  const out = createWriteStream(file)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  const categories = Array.from({ length: 20 }, (_, at) => categoryXml(at + 1, `topic-${at}`, `Topic ${at}`)).join('')
  const [head = '', tail = ''] = wordpressExport(SITE, [], `${categories}${MARK}`).split(MARK)
  await write(head)
  for (let at = 0; at < pictures; at++) await write(itemOf(pictureItem(at)))
  for (let at = 0; at < posts; at++) await write(itemOf(postItem(at, posts, pictures)))
  await write(tail)
  out.end()
  await once(out, 'finish')
  return { file, uploads }
}

const itemOf = (item: Parameters<typeof wordpressExport>[1][number]) =>
  /<item>[\s\S]*<\/item>/.exec(wordpressExport(SITE, [item]))?.[0] ?? ''

const pictureUrl = (at: number) => `${SITE}/wp-content/uploads/${at % 50}/picture-${at}.jpg`
const postUrl = (at: number) => `${SITE}/2019/0${(at % 9) + 1}/post-${at}/`

function pictureItem(at: number) {
  return {
    id: 1_000_000 + at,
    title: `Picture ${at}`,
    type: 'attachment',
    slug: `picture-${at}`,
    link: `${SITE}/picture-${at}/`,
    status: 'inherit',
    more: `<wp:attachment_url>${pictureUrl(at)}</wp:attachment_url>${metaXml('_wp_attachment_image_alt', `What picture ${at} shows`)}`,
  }
}

function postItem(at: number, posts: number, pictures: number) {
  const next = numbers(at + 1)
  const words = (count: number) => Array.from({ length: count }, () => WORDS[next(WORDS.length)]).join(' ')
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    () => `<!-- wp:paragraph --><p>${words(WORDS_IN_PARAGRAPH)}.</p><!-- /wp:paragraph -->`,
  )
  const shown = [2 * at, 2 * at + 1].map((number) => pictureUrl(number % pictures))
  const images = shown.map(
    (url) => `<!-- wp:image --><figure class="wp-block-image"><img src="${url}" alt=""/></figure><!-- /wp:image -->`,
  )
  const links = [next(posts), next(posts)].map(
    (other) => `<!-- wp:paragraph --><p><a href="${postUrl(other)}">${words(3)}</a></p><!-- /wp:paragraph -->`,
  )
  return {
    id: at + 1,
    title: `Post ${at}: ${words(5)}`,
    slug: `post-${at}`,
    link: postUrl(at),
    date: `2019-0${(at % 9) + 1}-1${at % 10} 08:00:00`,
    content: [...paragraphs.slice(0, 4), images[0], ...paragraphs.slice(4), images[1], ...links].join('\n\n'),
    excerpt: words(20),
    more: `${inCategory(`topic-${at % 20}`, `Topic ${at % 20}`)}${metaXml('_yoast_wpseo_metadesc', words(18))}`,
  }
}

async function writePictures(folder: string, count: number) {
  for (let at = 0; at < 50; at++) mkdirSync(join(folder, `${at}`), { recursive: true })
  for (let at = 0; at < count; at++) {
    const background = { r: at % 256, g: (at >> 4) % 256, b: (at >> 8) % 256 }
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } })
    // A corner of its own, because the same color may come twice.
    const corner = Buffer.from([at % 256, (at >> 8) % 256, (at >> 16) % 256])
    const composed = picture.composite([{ input: corner, raw: { width: 1, height: 1, channels: 3 }, left: 0, top: 0 }])
    writeFileSync(join(folder, `${at % 50}`, `picture-${at}.jpg`), await composed.jpeg({ quality: 100 }).toBuffer())
  }
}
