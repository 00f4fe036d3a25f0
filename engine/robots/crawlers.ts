/** A crawler with its own way of reading robots.txt. */
export type Crawler = {
  token: string
  /** The crawler whose group it obeys if it has none. */
  instead?: string
  /** It does not obey the group of `*`. */
  ignoresGlobal?: true
  source: { label: string; url: string }
}

const google = {
  label: 'Google’s common crawlers',
  url: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
}
const googleSpecial = {
  label: 'Google’s special-case crawlers',
  url: 'https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers',
}

/** Only crawlers that differ from the default: their own group, otherwise that of `*`. */
export const crawlers: Crawler[] = [
  { token: 'Googlebot-Image', instead: 'Googlebot', source: google },
  { token: 'Googlebot-Video', instead: 'Googlebot', source: google },
  { token: 'Googlebot-News', instead: 'Googlebot', source: google },
  { token: 'AdsBot-Google', ignoresGlobal: true, source: googleSpecial },
  { token: 'AdsBot-Google-Mobile', ignoresGlobal: true, source: googleSpecial },
  { token: 'Mediapartners-Google', ignoresGlobal: true, source: googleSpecial },
  { token: 'APIs-Google', ignoresGlobal: true, source: googleSpecial },
  {
    token: 'Applebot',
    instead: 'Googlebot',
    source: { label: 'About Applebot, Apple Support', url: 'https://support.apple.com/en-us/119829' },
  },
]

/** @example crawlerOf('googlebot-image')?.instead // 'Googlebot' */
export const crawlerOf = (token: string) =>
  crawlers.find((crawler) => crawler.token.toLowerCase() === token.toLowerCase())
