import { countGraphemes } from '#engine/text/words.ts'

type Counting = 'characters' | 'code points' | 'UTF-16 units' | 'X weight' | 'Mastodon' | 'ad width'

type Limit = {
  name: string
  limit: number
  counts: Counting
  /** Whether it is a display convention instead of a rule: a longer text is cut, not rejected. */
  isRuleOfThumb?: boolean
  url: string
}

/** When the limits below were last compared with what the networks publish. */
export const limitsAsOf = '2025'

/** Common limits, the shortest first. */
export const limits: Limit[] = [
  {
    name: 'Google Ads headline',
    limit: 30,
    counts: 'ad width',
    url: 'https://support.google.com/google-ads/answer/1704389',
  },
  {
    name: 'App Store name',
    limit: 30,
    counts: 'characters',
    url: 'https://developer.apple.com/app-store/product-page/',
  },
  {
    name: 'Page title',
    limit: 60,
    counts: 'characters',
    isRuleOfThumb: true,
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  {
    name: 'Google Ads description',
    limit: 90,
    counts: 'ad width',
    url: 'https://support.google.com/google-ads/answer/1704389',
  },
  {
    name: 'YouTube title',
    limit: 100,
    counts: 'characters',
    url: 'https://developers.google.com/youtube/v3/docs/videos',
  },
  {
    name: 'Meta description',
    limit: 155,
    counts: 'characters',
    isRuleOfThumb: true,
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  {
    name: 'X post',
    limit: 280,
    counts: 'X weight',
    url: 'https://docs.x.com/resources/fundamentals/counting-characters',
  },
  { name: 'Bluesky post', limit: 300, counts: 'characters', url: 'https://docs.bsky.app/docs/advanced-guides/posts' },
  {
    name: 'Threads post',
    limit: 500,
    counts: 'characters',
    url: 'https://developers.facebook.com/docs/threads/overview',
  },
  { name: 'Mastodon post', limit: 500, counts: 'Mastodon', url: 'https://docs.joinmastodon.org/user/posting/' },
  {
    name: 'Business Profile description',
    limit: 750,
    counts: 'characters',
    url: 'https://support.google.com/business/answer/3039617',
  },
  {
    name: 'Instagram caption',
    limit: 2_200,
    counts: 'characters',
    url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
  },
  {
    name: 'LinkedIn post',
    limit: 3_000,
    counts: 'characters',
    url: 'https://www.linkedin.com/help/linkedin/answer/a528176',
  },
]

/**
 * Matches a link without the punctuation of its sentence; a closing bracket is included if the link contains the
 * opening one.
 */
const link = /https?:\/\/(?:\([^\s()<>]*\)|[^\s<>"“”()])*(?:\([^\s()<>]*\)|[^\s<>"“”'’().,;:!?…\]])/gi
/** X links these without https:// (twitter-text, validDomain), except two-letter country domains. */
const bareLink =
  /(?<![@\w./-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|edu|gov|info|biz|app|dev|shop|store|blog|online|site|co|tv)\b(?:\/[^\s<>"“”()]*[^\s<>"“”'’().,;:!?…\]])?(?!@)/gi
/** A link counts as 23 characters on X and Mastodon, whatever its length. */
const LINK = 23

/** Returns the length of a text by each way of counting. */
export function sizesFor(text: string): Record<Counting, number> {
  const characters = countGraphemes(text)
  const unlinked = text.normalize('NFC').replace(link, '')
  const bareLinks = (unlinked.match(bareLink)?.length ?? 0) * LINK
  const links = (text.match(link)?.length ?? 0) * LINK
  return {
    characters,
    'code points': [...text].length,
    'UTF-16 units': text.length,
    'X weight': links + bareLinks + xWeight(unlinked.replace(bareLink, '')),
    Mastodon: links + countGraphemes(unlinked.replace(/(@[\w.-]+)@[\w.-]+/g, '$1')),
    'ad width': adWidth(text),
  }
}

/**
 * Returns the length by twitter-text's configuration 3: Latin, related scripts, and common punctuation weigh 1,
 * everything else and emoji 2.
 */
function xWeight(text: string) {
  let weight = 0
  for (const emojiFree of text.split(emoji)) {
    for (const one of emojiFree) {
      const point = one.codePointAt(0) ?? 0
      const isLight =
        point <= 4351 ||
        (point >= 8192 && point <= 8205) ||
        (point >= 8208 && point <= 8223) ||
        (point >= 8242 && point <= 8247)
      weight += isLight ? 1 : 2
    }
  }
  return weight + (text.match(emoji)?.length ?? 0) * 2
}

const emoji =
  /\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?(?:\u200D(?:\p{Extended_Pictographic}\uFE0F?)\p{Emoji_Modifier}?)*|\p{Extended_Pictographic}\p{Emoji_Modifier}/gu

/** Returns the length by Google Ads, which counts wide characters of Chinese, Japanese, and Korean twice. */
function adWidth(text: string) {
  let width = 0
  for (const one of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(one)
      ? 2
      : 1
  return width
}
