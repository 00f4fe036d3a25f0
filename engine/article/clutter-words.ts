/** Classes and ids of elements beside the text of an article. */
export const beside =
  /(?:^|[\s_-])(?:wp-)?(?:caption|credits?|photo-?credit|byline|dateline|breadcrumbs?|timestamp|slide-?count|post-?info|postmeta|entry-meta|post-meta|article-meta|article__meta|content__meta|author-?(?:bio|box|info|content|card)|post-author|about-author|skip-link|read-?time|newsletter|sub-?headline|dek|sharedaddy|tags|player-overlay\w*)(?=$|[\s_-])|(?:caption|credit|breadcrumb|byline|read-time|dateline)s?(?:-text|-inner|__\w+)?(?=$|\s)|inline image|image-?(?:embed|caption|ct)\b|hst-resgallery|image-gallery|gallery-caption|timestamp/i

/** More such words; each may be a whole class or id, or a part of one. */
export const besidePart =
  /(?:^|[\s_-])(?:comments?|commentlist|kommentare?|related(?:-?(?:posts?|articles?|links?|coverage|content|container))?|teasers|copyright|licen[cs]e|disclosure|disclaimer|legend|image-?(?:annotation|description|title)|imagedescription|img-metadata|postmetadata|entry-utility|entryfooter|content-blocker|embed-preview|third-party-services|newsletter-?box|app-?section|post-?ratings?|news-rate)(?=$|[\s_-])|(?:^|\s)(?:ez-)?toc(?:[_-](?:container|list|wrapper))?(?=$|\s)/i

/** Headings of lists of other articles. */
export const related =
  /^(?:>+\s*)?(?:read (?:more|also|next|this next)|more (?:from|on|about|stories|great)|more:|also (?:on|read|see)|see also|related(?: (?:posts?|articles?|stories|story|content|links?|reading|video|coverage))?\s*(?:$|:)|recommended|you (?:may|might) (?:also )?(?:like|be interested)|don['’]t miss|watch:|what to read next|further reading|trending|most (?:read|popular)|lesen sie (?:auch|hier|mehr)|lies auch|(?:mehr|weiteres|artikel und videos) zum thema|mehr themen|auch (?:interessant|lesen|auf)|schon gelesen\?|siehe auch|zum weiterlesen|weiterführende[rn]? links?|(?:das|dies|dieses thema|das thema) (?:könnte|dürfte) (?:dich|dir|sie|ihnen|euch) auch (?:interessieren|gefallen)|(?:ähnliche|verwandte|weitere|neueste|aktuelle|empfohlene|meistgelesene|meistdiskutierte) (?:artikel|beiträge|themen|meldungen|nachrichten|stories)|lire aussi|à lire|voir aussi|sur le même (?:sujet|thème)|dans la même rubrique|lea (?:también|además|más)|lee también|ve[ar] también|mir[ae]:|(?:te|le) puede interesar|puedes ver|noticias? relacionadas?|leggi anche|leia (?:também|mais)|veja também|lees ook|lees meer|czytaj (?:też|także|również|więcej)|zobacz (?:też|także|również)|dowiedz się więcej|читайте также|по теме|baca juga|関連記事|相关阅读|관련기사|اقرأ أيضا)[\s:：.…!?]*/i

/** Whole blocks that are about the page instead of its topic. */
export const notice =
  /^(?:advert(?:isement|ising)?|iklan|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|реклама|广告|広告|광고|(?:continue reading|story continues|article continues)(?: below)?(?: (?:this |the )?ad(?:vertisement)?)?|this (?:slideshow|video|site|content) requires javascript\.?|(?:post |leave a |add a )?comments?(?: \(.{0,5}\))?|share(?: this)?(?: article| story)?|(?:loading|caption|close)(?:\.\.\.|…)?|skip to (?:main )?content|image \d+ of.*|sign in|subscribe|print|email)$/i

/** Whole blocks of the same kind, in other languages. */
export const noticeAbroad =
  /^[\s–—-]*(?:anzeige|(?:diesen |den )?(?:artikel|beitrag) teilen|teilen|drucken|seite drucken|inhaltsverzeichnis|externer inhalt|inhalt laden|(?:noch |\d+ )?(?:keine )?kommentare?(?: schreiben| geschlossen| insgesamt: \d+)?|\(?noch keine bewertungen\)?|bild (?:anzeigen|vergrößern|schließen)|vergrößern|weiterlesen|table of contents|partager|imprimer|commentaires?|compartir|imprimir|comentarios|valora esta noticia|drukuj|udostępnij|komentarze|condividi|stampa|commenti|compartilhar|delen|afdrukken|reacties)[\s:!–—-]*$/i

/** Words of a call to the reader. */
export const call =
  /(?:^|[^\p{L}])(?:subscribe|newsletters?|sign up|inbox|follow (?:us|me|him|her|them) |follow [\w@ ]{2,30} on (?:twitter|facebook|instagram)|like us on|click(?:ing)? here|have a tip|affiliate|join us|download (?:the|our) app|apps? for ios|share it with|tell us what you think|cookies|abonnier\p{L}*|jetzt (?:anmelden|registrieren|abonnieren)|eingeloggt|folgen? (?:sie )?uns|suscr[ií]b\p{L}*|s[ií]guenos|[uú]nete|hazte (?:socio|miembro)|canal de (?:telegram|whatsapp|youtube)|abonnez-vous|inscrivez-vous|suivez-nous|inscreva-se|assine|iscriviti|seguici|subskrypc\p{L}*|zapisz się|prenumerat\p{L}*)(?=$|[^\p{L}])/iu

/** A line with hardly more than a date. */
export const dated =
  /^(?:.{0,30}(?:published|updated|posted|last modified|aktualisiert|veröffentlicht|publié|mis à jour|publicado|actualizado|pubblicato|diterbitkan)\b.{0,120}|(?:[\p{L}-]+[,.]? )?(?:\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|\d{1,2}\.?(?: de)? \p{L}{3,12}\.?(?: de)?,? (?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d[./年-]\s?\d{1,2}[./月-]\s?\d{1,2}일?日?)(?:.{0,40}))$/iu

export const byline = /^(?:by|von|par|por|di|door|oleh|автор:?)\s+\p{Lu}[\p{L}'’.-]*(?:\s+[\p{L}'’.,|&-]+){0,8}$/u

/** Classes and ids of labels above an article. */
export const label =
  /(?:^|[\s_-])(?:byline|author|date|time|published|updated|meta|kicker|eyebrow|section-?label|category)(?=$|[\s_-])/i

/** Lines after an article. */
export const ending =
  /^(?:filed under|tags?|topics?|categories|posted in|keywords?|(?:image |photo |video )?(?:credit|source)s?|crédits? photos?|fuente|fonte|źródło|bron|quellen?(?:angaben?)?|(?:beitrags|titel)?(?:bild|foto)s?:|autor(?:en|in)?:|about the author|über den autor|über die autorin|this entry was posted|(?:der|dieser) (?:artikel|beitrag) wurde (?:am|veröffentlicht)|(?:letzte aktualisierung|aktualisiert|erstellt) am|permalink|trackback|alle rechte vorbehalten|tous droits réservés|todos los derechos|wszelkie prawa|materiał chroniony|suggested citation|(?:reporting|additional reporting|editing) by|©|copyright|all rights reserved|first published|last updated)\b[\s:|]*/i
