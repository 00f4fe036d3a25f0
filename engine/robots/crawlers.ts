/** A crawler with its own way of reading robots.txt. */
export type Crawler = {
  token: string
  /** The crawler whose group it obeys if it has none. */
  instead?: string
  /** It does not obey the group of `*`. */
  ignoresGlobal?: true
  says: { label: string; url: string }
}

const google = {
  label: "Google's common crawlers",
  url: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
}
const googleSpecial = {
  label: "Google's special-case crawlers",
  url: 'https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers',
}

/** Only those that differ from the rule: own group, else that of `*`. */
export const crawlers: Crawler[] = [
  { token: 'Googlebot-Image', instead: 'Googlebot', says: google },
  { token: 'Googlebot-Video', instead: 'Googlebot', says: google },
  { token: 'Googlebot-News', instead: 'Googlebot', says: google },
  { token: 'AdsBot-Google', ignoresGlobal: true, says: googleSpecial },
  { token: 'AdsBot-Google-Mobile', ignoresGlobal: true, says: googleSpecial },
  { token: 'Mediapartners-Google', ignoresGlobal: true, says: googleSpecial },
  { token: 'APIs-Google', ignoresGlobal: true, says: googleSpecial },
  {
    token: 'Applebot',
    instead: 'Googlebot',
    says: { label: 'About Applebot, Apple Support', url: 'https://support.apple.com/en-us/119829' },
  },
]

/** @example crawlerOf('googlebot-image')?.instead // 'Googlebot' */
export const crawlerOf = (token: string) =>
  crawlers.find((crawler) => crawler.token.toLowerCase() === token.toLowerCase())
