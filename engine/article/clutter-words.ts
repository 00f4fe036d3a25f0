/** Classes and ids of what stands next to the text of an article. */
export const beside =
  /(?:^|[\s_-])(?:wp-)?(?:caption|credits?|photo-?credit|byline|dateline|breadcrumbs?|timestamp|slide-?count|post-?info|postmeta|entry-meta|post-meta|article-meta|article__meta|content__meta|author-?(?:bio|box|info|content|card)|post-author|about-author|skip-link|read-?time|newsletter|sub-?headline|dek|sharedaddy|tags|player-overlay\w*)(?=$|[\s_-])|(?:caption|credit|breadcrumb|byline|read-time|dateline)s?(?:-text|-inner|__\w+)?(?=$|\s)|inline image|image-?(?:embed|caption|ct)\b|hst-resgallery|image-gallery|gallery-caption|timestamp/i

/** What lists of other articles begin with. */
export const related =
  /^(?:read (?:more|also|next|this next)|more (?:from|on|about|stories|great)|more:|also (?:on|read|see)|see also|related(?: (?:posts?|articles?|stories|story|content|links?|reading|video))?\s*(?:$|:)|recommended|you (?:may|might) (?:also )?(?:like|be interested)|don['’]t miss|watch:|what to read next|further reading|trending|most (?:read|popular)|lesen sie auch|mehr zum thema|lire aussi|à lire|lea también|te puede interesar|leggi anche|leia (?:também|mais)|lees ook|читайте также|по теме|baca juga|関連記事|相关阅读|관련기사|اقرأ أيضا)[\s:：.…]*/i

/** Whole blocks that say something about the page. */
export const notice =
  /^(?:advert(?:isement|ising)?|iklan|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|реклама|广告|広告|광고|(?:continue reading|story continues|article continues)(?: below)?(?: (?:this |the )?ad(?:vertisement)?)?|this (?:slideshow|video|site|content) requires javascript\.?|(?:post |leave a |add a )?comments?(?: \(.{0,5}\))?|share(?: this)?(?: article| story)?|(?:loading|caption|close)(?:\.\.\.|…)?|skip to (?:main )?content|image \d+ of.*|sign in|subscribe|print|email)$/i

/** Words of a call to the reader. */
export const call =
  /\b(?:subscribe|newsletters?|sign up|inbox|follow (?:us|me|him|her|them) |like us on|click(?:ing)? here|have a tip|affiliate|join us|download (?:the|our) app|share it with|tell us what you think|cookies)\b/i

/** A line that is little more than a date. */
export const dated =
  /^(?:.{0,30}(?:published|updated|posted|last modified|aktualisiert|veröffentlicht|publié|mis à jour|publicado|actualizado|pubblicato|diterbitkan)\b.{0,120}|(?:[\p{L}-]+[,.]? )?(?:\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|\d{1,2}\.?(?: de)? \p{L}{3,12}\.?(?: de)?,? (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d[./年-]\s?\d{1,2}[./月-]\s?\d{1,2}일?日?)(?:.{0,40}))$/iu

export const byline = /^(?:by|von|par|por|di|door|oleh|автор:?)\s+\p{Lu}[\p{L}'’.-]*(?:\s+[\p{L}'’.,|&-]+){0,8}$/u

/** Classes and ids of labels above an article. */
export const label =
  /(?:^|[\s_-])(?:byline|author|date|time|published|updated|meta|kicker|eyebrow|section-?label|category)(?=$|[\s_-])/i

/** Lines after an article. */
export const ending =
  /^(?:filed under|tags?|topics?|categories|posted in|keywords?|(?:image |photo |video )?(?:credit|source)s?|(?:reporting|additional reporting|editing) by|©|copyright|all rights reserved|first published|last updated)\b[\s:|]*/i
