/**
 * Returns the channel to which Google Analytics 4 assigns a click, by source and medium (its documentation of default
 * channel groups). Google's list of sites for each category is longer; only the largest are here. Null: Unassigned.
 */
export function channelOf(source: string, medium: string, campaign = ''): string | null {
  const [from, by] = [source.trim().toLowerCase(), medium.trim().toLowerCase()]
  const isPaid = /^(.*cp.*|ppc|retargeting|paid.*)$/.test(by)
  const [isSearch, isSocial, isVideo, isShop] = [search, social, video, shopping].map((sites) => sites.test(from))
  if (/^(.*(([^a-df-z]|^)shop|shopping).*)$/.test(campaign.toLowerCase()) || isShop)
    return isPaid ? 'Paid Shopping' : 'Organic Shopping'
  if (isPaid && isSearch) return 'Paid Search'
  if (isPaid && isSocial) return 'Paid Social'
  if (isPaid && isVideo) return 'Paid Video'
  if (/^(?:display|banner|expandable|interstitial|cpm)$/.test(by)) return 'Display'
  if (isPaid) return 'Paid Other'
  if (isSocial || /^(?:social|social-network|social-media|sm|social network|social media)$/.test(by))
    return 'Organic Social'
  if (isVideo || /video/.test(by)) return 'Organic Video'
  if (isSearch || by === 'organic') return 'Organic Search'
  if (/^e[-_ ]?mail$/.test(by) || /^e[-_ ]?mail$/.test(from)) return 'Email'
  if (by === 'affiliate') return 'Affiliates'
  if (/^(?:referral|app|link)$/.test(by)) return 'Referral'
  if (by === 'audio') return 'Audio'
  if (by === 'sms' || from === 'sms') return 'SMS'
  if (/push$/.test(by) || /mobile|notification/.test(by) || from === 'firebase') return 'Mobile Push Notifications'
  return null
}

const search = /^(?:google|bing|yahoo|duckduckgo|baidu|yandex|ecosia|naver)(?:\.|$)/
const social =
  /^(?:facebook|fb|instagram|linkedin|twitter|x\.com|pinterest|reddit|tiktok|threads|mastodon|bluesky)(?:\.|$)/
const video = /^(?:youtube|vimeo|twitch|dailymotion)(?:\.|$)/
const shopping = /^(?:amazon|ebay|etsy|shopping\.google|shopify|walmart)(?:\.|$)/
