/** The name of our bot, as site owners write it into robots.txt. */
export const BOT_NAME = 'PrairieSignalBot'

/** The page that explains it: what it fetches, how to exclude it, whom to contact. */
export const BOT_PATH = '/bot/'

/**
 * Returns the `User-Agent` of every request that our server sends.
 * @example botUserAgent('https://agency.example') // 'PrairieSignalBot/1.0 (+https://agency.example/bot/)'
 */
export const botUserAgent = (siteUrl: string) => `${BOT_NAME}/1.0 (+${siteUrl}${BOT_PATH})`
