/**
 * Creates patterns for the names of page parts in classes and ids. The lists follow those of Arc90's Readability, as
 * Mozilla maintains it.
 */
const anyOf = (parts: string) => new RegExp(parts.split(' ').join('|'), 'i')

/** Parts that are rarely the article, unless `perhaps` matches as well. */
export const unlikely = anyOf(
  '-ad- ai2html banner breadcrumbs combx comment community cover-wrap disqus extra footer gdpr header legends menu related remark replies rss shoutbox sidebar skyscraper social sponsor supplemental ad-break agegate pagination pager popup yom-remote',
)
export const perhaps = anyOf('and article body column content main mathjax shadow')

const positive = anyOf('article body content entry hentry h-entry main page pagination post text blog story')
const negative =
  /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i

export const author = anyOf('byline author(?!i[stz]) dateline writtenby p-author')
export const sharing = /(?:\b|_)(?:share|sharedaddy)(?:\b|_)/i
export const roles = new Set(['menu', 'menubar', 'complementary', 'navigation', 'alert', 'alertdialog', 'dialog'])

export const video =
  /\/\/(?:www\.)?(?:(?:dailymotion|youtube|youtube-nocookie|player\.vimeo|v\.qq|bilibili|live\.bilibili)\.com|(?:archive|upload\.wikimedia)\.org|player\.twitch\.tv)/i

const WEIGHT = 25

/** Returns a weight from class and id: positive for an article, negative against it. */
export function weightOf({ attributes }: { attributes: Record<string, string> }): number {
  let weight = 0
  for (const name of [attributes.class, attributes.id]) {
    if (!name) continue
    if (negative.test(name)) weight -= WEIGHT
    if (positive.test(name)) weight += WEIGHT
  }
  return weight
}
