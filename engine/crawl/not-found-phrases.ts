/**
 * How pages say that they do not exist, by language, as sources of regular expressions over lower-case text with
 * straight apostrophes. `said` names what is missing (“page not found”), so it also counts within a sentence. `bare`
 * (“not found”) counts only if it is the whole title or heading.
 */
export type Phrases = { said: string[]; bare: string[] }

/** What can be missing, in English. */
const THING =
  '(?:web ?)?(?:page|url|file|article|post|product|item|content|document|resource|address|link|listing|profile|account|story|video|entry|event|job|ad|collection|category|topic|thread|site|user|recipe|property|location|view|route|path|screen|offer|project|record)s?'
/** Up to eight words between the parts of an English sentence. */
const GAP = '(?:[ ,]+[\\w\'"-]+){0,8}?[ ,]+'

export const phrases: Record<string, Phrases> = {
  en: {
    said: [
      `\\b(?:page|url|file|article|post|product|item|content|document|resource|listing|profile|story|video|event|job|collection|category|topic|recipe|property|project|record|route|path|site)s? (?:was |were |is |are |has |could )?(?:not|n't|never) (?:be )?found\\b`,
      `\\b${THING}(?:${GAP}| )(?:(?:can|could|may)(?: ?not|n't)|can no longer|was not|wasn't|were not|is not|isn't) be (?:found|located|displayed)\\b`,
      `\\b${THING}(?:${GAP}| )(?:does(?: not|n't)|do(?: not|n't)|did(?: not|n't)) (?:seem to |appear to |currently |actually )?exist\\b`,
      `\\b${THING}(?:${GAP}| )(?:no longer exists?|(?:is|are) no longer (?:available|here|online|active|on)|(?:isn't|is not|aren't|are not) (?:here|available any ?more|there))\\b`,
      `\\b${THING}(?:${GAP}| )(?:(?:has|have|may have|might have|was|were) (?:been |either been )?(?:removed|deleted|moved|taken down|unpublished|archived|expired|retired|discontinued))\\b`,
      `\\b(?:page|content|listing|profile|story|video|article|link)(?: you(?:'re| are| were)? \\w+(?: \\w+){0,3})? (?:isn't|is not|is n't) available\\b`,
      `\\b(?:page|url|file|address|document|resource|link|content)s?${GAP}(?:(?:was|were|is|could) not (?:be )?found|is not available)\\b`,
      `(?<!if you |when you |if we )\\b(?:can't|cannot|can not|couldn't|could not|unable to|didn't|did not|don't|failed to|not able to|having trouble) (?:seem to )?(?:find|locate|finding|have)\\b(?: \\w+){0,3} (?:page|url|file|article|post|product|item|content|document|thing|place|listing|what)\\b`,
      `\\b(?:there(?:'s| is| was)|it (?:looks|seems) like) (?:there(?:'s| is) )?(?:nothing|no such \\w+|no page|no content)\\b(?: \\w+){0,3}(?: (?:here|found|at this|at that|to see|with this|with that))`,
      `\\bnothing (?:was |could be )?(?:found )?(?:here|at this (?:location|address|url))\\b`,
      `\\b(?:page|url|file|document|content) (?:is |are )?(?:missing|gone|doesn't exist|unavailable)\\b`,
      `\\bno such (?:page|file|url|document|product|user|article|listing)\\b`,
      `\\b(?:requested|entered) (?:url|page|address|file|resource|document|content)\\b.{0,60}(?:not found|not available|invalid|doesn't exist|does not exist)`,
      `\\b(?:followed|clicked|used|typed)(?: \\w+){0,4} (?:broken|dead|outdated|bad|wrong|old|expired|invalid) (?:link|url|address|bookmark)\\b`,
    ],
    bare: [
      `not found`,
      `nothing (?:was )?found`,
      `(?:page )?doesn't exist`,
      `does not exist`,
      `no longer available`,
      `page missing`,
      `lost page`,
    ],
  },
  de: {
    said: [
      `(?:seite|url|datei|artikel|beitrag|produkt|inhalt|dokument|adresse|eintrag|angebot|anzeige|profil|ressource)\\w*(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:nicht|nirgends|leider nicht)(?: mehr)? (?:gefunden|auffindbar|vorhanden|verfügbar|existier\\w+|erreichbar|finden|gibt)`,
      `(?:seite|url|datei|artikel|beitrag|produkt|inhalt|dokument|adresse|angebot|anzeige)\\w*(?:[ ,]+[\\p{L}"'-]+){0,6}? (?:existiert|gibt es)(?: \\p{L}+){0,3} nicht`,
      `(?:seite|url|datei|artikel|beitrag|produkt|inhalt|angebot|anzeige)\\w*(?:[ ,]+[\\p{L}"'-]+){0,5}? (?:wurde|ist)(?: \\p{L}+){0,3} (?:gelöscht|entfernt|verschoben|abgelaufen)`,
      `(?:können|konnten|kann|konnte)(?: \\p{L}+){0,6} (?:seite|artikel|inhalt|produkt|datei)(?: \\p{L}+){0,5} nicht(?: \\p{L}+)? finden`,
      `keine seite gefunden`,
    ],
    bare: [`nicht gefunden`, `nichts gefunden`, `nicht mehr verfügbar`, `nicht vorhanden`, `nicht verfügbar`],
  },
  fr: {
    said: [
      `(?:page|url|fichier|article|produit|contenu|document|adresse|annonce|ressource|fiche|profil)s?(?:[ ,]+[\\p{L}"'’-]+){0,8}?[ ,]+(?:est |sont |semble |a été )?(?:introuvable|inexistante?|non trouvée?|pas trouvée?)s?`,
      `(?:page|url|fichier|article|produit|contenu|document|adresse|annonce|ressource|fiche|profil)s?(?:[ ,]+[\\p{L}"'’-]+){0,8}?[ ,]+(?:n'existe|n'est|n'a|ne peut|n'ont|ne sont)(?: \\p{L}+){0,2} (?:plus|pas|pu)`,
      `(?:page|url|fichier|article|produit|contenu|annonce)s?(?:[ ,]+[\\p{L}"'’-]+){0,6}? a(?: peut-être)? été (?:supprimée?|déplacée?|retirée?)`,
      `(?:ne|n')(?: ?\\p{L}+){0,4} (?:trouver|trouvons|retrouver|trouvé)(?: \\p{L}+){0,3} (?:page|contenu|article|produit)`,
    ],
    bare: [
      `introuvable`,
      `non trouvée?`,
      `pas trouvée?`,
      `n'existe pas`,
      `plus disponible`,
      `aucun résultat trouvé ici`,
    ],
  },
  es: {
    said: [
      `(?:página|pagina|url|archivo|artículo|producto|contenido|documento|dirección|entrada|anuncio|recurso|perfil|enlace)s?(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:no|ya no)(?: \\p{L}+){0,3} (?:encontrad[oa]s?|encontrar\\w*|encuentra\\w*|existe\\w*|disponibles?|encontró|existir|localizar)`,
      `no(?: \\p{L}+){0,4} (?:encontrar|encontramos|encontrado|encuentra|encontró|existe|localizar|hallar)(?: \\p{L}+){0,4} (?:página|pagina|contenido|artículo|producto|archivo|url)`,
      `(?:página|pagina|contenido|artículo|producto|anuncio)s?(?:[ ,]+[\\p{L}"'-]+){0,6}? (?:ha sido|fue|ha|haya sido) (?:eliminad|borrad|movid|retirad)[oa]`,
      `(?:página|pagina|contenido) inexistente`,
    ],
    bare: [
      `no encontrad[oa]`,
      `no se (?:ha )?(?:encontró|encontrado|encuentra)`,
      `no existe`,
      `ya no está disponible`,
      `nada encontrado`,
    ],
  },
  pt: {
    said: [
      `(?:página|pagina|url|arquivo|ficheiro|artigo|produto|conteúdo|documento|endereço|anúncio|recurso|perfil|link)s?(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:não|nao|já não)(?: \\p{L}+){0,3} (?:encontrad[oa]s?|encontrar|existe|existem|disponíve\\w+|localizad[oa])`,
      `(?:não|nao)(?: \\p{L}+){0,4} (?:encontrar|encontramos|encontrad[oa]|encontrámos|localizar|existe|achamos)(?: \\p{L}+){0,4} (?:página|pagina|conteúdo|artigo|produto|arquivo)`,
      `(?:página|conteúdo|artigo|produto|anúncio)s?(?:[ ,]+[\\p{L}"'-]+){0,6}? (?:foi|pode ter sido) (?:removid|apagad|movid|excluíd|eliminad)[oa]`,
      `(?:página|conteúdo) inexistente`,
    ],
    bare: [`não encontrad[oa]`, `não existe`, `nada (?:foi )?encontrado`, `não está mais disponível`],
  },
  it: {
    said: [
      `(?:pagina|url|file|articolo|prodotto|contenuto|documento|indirizzo|annuncio|risorsa|profilo)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+non(?: \\p{L}+){0,4} (?:trovat[oa]|trovare|esiste|esistente|disponibile|presente|raggiungibile)`,
      `(?:pagina|contenuto|articolo|prodotto|risorsa) (?:inesistente|non trovat[oa]|introvabile)`,
      `non(?: \\p{L}+){0,4} (?:trovare|trovat[oa]|troviamo|trova|esiste)(?: \\p{L}+){0,4} (?:pagina|contenuto|articolo|prodotto)`,
      `(?:pagina|contenuto|articolo|prodotto|annuncio)(?:[ ,]+[\\p{L}"'-]+){0,6}? (?:è stat[oa]|potrebbe essere stat[oa]) (?:rimoss|eliminat|spostat|cancellat)[oa]`,
    ],
    bare: [`non trovat[oa]`, `non esiste`, `non (?:è )?(?:più )?disponibile`, `nessun risultato trovato qui`],
  },
  nl: {
    said: [
      `(?:pagina|url|bestand|artikel|bericht|product|inhoud|document|adres|advertentie|profiel)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:niet|nergens)(?: \\p{L}+){0,3} (?:gevonden|vinden|beschikbaar|bestaat|bestaan|aanwezig)`,
      `(?:pagina|artikel|bericht|product|inhoud|advertentie)(?:[ ,]+[\\p{L}"'-]+){0,6}? bestaat(?: \\p{L}+){0,2} niet`,
      `(?:pagina|artikel|product|advertentie)(?:[ ,]+[\\p{L}"'-]+){0,6}? is (?:verwijderd|verplaatst)`,
      `(?:kunnen|konden|kan|kon)(?: \\p{L}+){0,4} (?:pagina|artikel|product)(?: \\p{L}+){0,5} niet vinden`,
    ],
    bare: [`niet gevonden`, `niets gevonden`, `bestaat niet`, `niet (?:meer )?beschikbaar`],
  },
  sv: {
    said: [
      `(?:sida|sidan|sidor|artikeln?|produkten?|innehållet|filen|dokumentet|adressen|länken|annonsen|inlägget)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:inte|ej)(?: \\p{L}+){0,3}`,
      `(?:kan|kunde|hittade|hittar) (?:tyvärr )?(?:vi )?(?:inte|ej) (?:hitta )?(?:\\p{L}+ ){0,3}(?:sidan|sida|artikeln|produkten)`,
      `(?:sidan|artikeln|produkten|annonsen)(?: \\p{L}+){0,5} (?:saknas|har tagits bort|borttagen|är borta)`,
    ],
    bare: [`hittades inte`, `hittades ej`, `finns inte`, `kunde inte hittas`, `kan inte hittas`, `saknas`],
  },
  da: {
    said: [
      `(?:siden?|artiklen|produktet|indholdet|filen|dokumentet|adressen|linket|annoncen)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:ikke)(?: \\p{L}+){0,3}`,
      `(?:kan|kunne|fandt) (?:desværre )?(?:vi )?ikke (?:finde )?(?:\\p{L}+ ){0,3}(?:siden|side|artiklen|produktet)`,
    ],
    bare: [`ikke fundet`, `findes ikke`, `blev ikke fundet`, `kunne ikke findes`],
  },
  nb: {
    said: [
      `(?:siden?|artikkelen|produktet|innholdet|filen|dokumentet|adressen|lenken|annonsen)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:ikke)(?: \\p{L}+){0,3}`,
      `(?:kan|kunne|fant|finner) (?:dessverre )?(?:vi )?ikke (?:finne )?(?:\\p{L}+ ){0,3}(?:siden|side|artikkelen|produktet)`,
    ],
    bare: [`ikke funnet`, `finnes ikke`, `ble ikke funnet`],
  },
  fi: {
    said: [
      `(?:sivua?|sivun|artikkelia?|tuotetta?|sisältöä?|tiedostoa?|osoitetta|ilmoitusta?)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:ei)(?: \\p{L}+){0,3} ?(?:löyd|löyt|ole|saatav|olemassa)`,
      `(?:emme|en|ei)(?: \\p{L}+){0,2} (?:löytäneet|löydy|löytynyt|löydetty)(?: \\p{L}+){0,4} (?:sivua|sivu|artikkelia|tuotetta)`,
    ],
    bare: [`ei löydy`, `ei löytynyt`, `ei löydetty`, `ei ole olemassa`],
  },
  pl: {
    said: [
      `(?:stron[ayęi]|podstron[ayęi]|plik|artykuł\\p{L}*|produkt\\p{L}*|treś\\p{L}+|dokument\\p{L}*|adres\\p{L}*|ogłoszeni\\p{L}+|ofert\\p{L}+)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+nie (?:\\p{L}+ ){0,3}?(?:znalezion\\p{L}+|istnieje|istnieją|odnalezion\\p{L}+|dostępn\\p{L}+|znaleźć|można)`,
      `nie (?:\\p{L}+ ){0,3}?(?:znaleziono|znaleźliśmy|znaleźć|odnaleziono|istnieje|ma)(?: \\p{L}+){0,4} (?:stron\\p{L}+|podstron\\p{L}+|artykuł\\p{L}*|produkt\\p{L}*)`,
      `(?:stron\\p{L}+|artykuł|produkt|ogłoszenie)(?: \\p{L}+){0,6} (?:został\\p{L}* (?:usunięt\\p{L}+|przeniesion\\p{L}+))`,
    ],
    bare: [`nie znaleziono`, `nie istnieje`, `nie znaleziona`, `nie odnaleziono`],
  },
  cs: {
    said: [
      `(?:stránk\\p{L}+|soubor|článek|produkt|obsah|dokument|adres\\p{L}+|inzerát)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:ne\\p{L}*(?:nalezen\\p{L}*|existuj\\p{L}+|našl\\p{L}+)|nebyl\\p{L}* (?:\\p{L}+ )?nalezen\\p{L}*|není (?:\\p{L}+ )?(?:dostupn\\p{L}+|k dispozici)|nelze (?:\\p{L}+ )?(?:najít|nalézt)|neexistuje)`,
      `(?:ne\\p{L}*(?:našl|najd|nalezl)\\p{L}*|nelze (?:najít|nalézt)|nemůžeme najít)(?: \\p{L}+){0,4} stránk\\p{L}+`,
    ],
    bare: [`nenalezen[aoy]?`, `neexistuje`, `nebyl[ao]? nalezen[ao]?`],
  },
  sk: {
    said: [
      `(?:stránk\\p{L}+|súbor|článok|produkt|obsah|dokument|adres\\p{L}+|inzerát)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:ne\\p{L}*(?:nájden\\p{L}*|našl\\p{L}+)|(?:sa )?nenašl\\p{L}+|nebol\\p{L}* (?:\\p{L}+ )?nájden\\p{L}*|neexistuje|nie je (?:\\p{L}+ )?(?:dostupn\\p{L}+|k dispozícii))`,
      `(?:nepodarilo sa|nevieme|nemôžeme|nenašl\\p{L}*)(?: \\p{L}+){0,4} stránk\\p{L}+`,
    ],
    bare: [`nenájden[áéý]?`, `nenašla`, `neexistuje`, `nebola nájdená`],
  },
  hu: {
    said: [
      `(?:az? )?(?:\\p{L}+ )?(?:oldal|lap|fájl|cikk|termék|tartalom|dokumentum|cím|hirdetés|weboldal)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:nem (?:\\p{L}+ )?(?:található|létezik|elérhető|talál\\p{L}+)|nincs|megszűnt)`,
      `nem (?:\\p{L}+ )?(?:található|találjuk|találtuk|létezik|létező)(?: \\p{L}+){0,4} ?(?:oldal|lap|cikk|termék)`,
    ],
    bare: [`nem található`, `nem létezik`, `nem elérhető`],
  },
  ro: {
    said: [
      `(?:pagin[aă]|fișier\\p{L}*|articol\\p{L}*|produs\\p{L}*|conținut\\p{L}*|document\\p{L}*|adres[aă]|anunț\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+nu (?:\\p{L}+ ){0,4}?(?:găsit\\p{L}*|există|mai există|disponibil\\p{L}*|gasit\\p{L}*|exista)`,
      `nu (?:\\p{L}+ ){0,3}?(?:găsi\\p{L}*|gasi\\p{L}*)(?: \\p{L}+){0,3} (?:pagin\\p{L}+|articol\\p{L}*|produs\\p{L}*)`,
    ],
    bare: [`nu (?:a fost|există|exista|a putut fi)(?: găsit[ăa]?)?`, `negăsit[ăa]`],
  },
  bg: {
    said: [
      `(?:страниц\\p{L}+|файл\\p{L}*|статия\\p{L}*|продукт\\p{L}*|съдържание\\p{L}*|адрес\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:не (?:\\p{L}+ ){0,3}?(?:намерен\\p{L}*|съществува\\p{L}*|открит\\p{L}*|налич\\p{L}+)|липсва)`,
      `не (?:\\p{L}+ ){0,3}?(?:намер\\p{L}+|откри\\p{L}+|съществува)(?: \\p{L}+){0,3} (?:страниц\\p{L}+|статия|продукт\\p{L}*)`,
    ],
    bare: [`не (?:е|беше|бе) намерен[ао]?`, `не съществува`, `ненамерен[ао]`],
  },
  ru: {
    said: [
      `(?:страниц\\p{L}+|файл\\p{L}*|стать\\p{L}+|товар\\p{L}*|материал\\p{L}*|документ\\p{L}*|адрес\\p{L}*|объявлени\\p{L}+|запис\\p{L}+|публикаци\\p{L}+)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:не (?:\\p{L}+ ){0,3}?(?:найден\\p{L}*|существу\\p{L}+|удалось|доступ\\p{L}+|обнаружен\\p{L}*|нашл\\p{L}+)|отсутству\\p{L}+|(?:был\\p{L}* )?(?:удал[её]н\\p{L}*|перемещ[её]н\\p{L}*)|больше нет)`,
      `(?:не (?:\\p{L}+ ){0,2}?(?:найти|нашли|найдена?|существует|можем)|нет)(?: \\p{L}+){0,3} (?:страниц\\p{L}+|стать\\p{L}+|товар\\p{L}*)`,
    ],
    bare: [`не найден[ао]?`, `не существует`, `ничего не найдено`, `не обнаружен[ао]?`],
  },
  uk: {
    said: [
      `(?:сторінк\\p{L}+|файл\\p{L}*|статт\\p{L}+|товар\\p{L}*|матеріал\\p{L}*|документ\\p{L}*|адрес\\p{L}*|оголошенн\\p{L}+)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:не (?:\\p{L}+ ){0,3}?(?:знайден\\p{L}*|існує|вдалося|доступн\\p{L}+)|відсутн\\p{L}+|видален\\p{L}*|більше немає)`,
      `не (?:\\p{L}+ ){0,2}?(?:знайти|знайшли|знайдено|існує)(?: \\p{L}+){0,3} сторінк\\p{L}+`,
    ],
    bare: [`не знайдено`, `не знайден[аоы]?`, `не існує`],
  },
  el: {
    said: [
      `(?:σελίδ\\p{L}+|αρχείο|άρθρο|προϊόν|περιεχόμενο|έγγραφο|διεύθυνση)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:δεν|δε) (?:\\p{L}+ ){0,3}?(?:βρέθηκ\\p{L}+|υπάρχ\\p{L}+|βρεθ\\p{L}+|διαθέσιμ\\p{L}+)`,
      `(?:δεν|δε) (?:\\p{L}+ ){0,3}?(?:βρέθηκ\\p{L}+|υπάρχ\\p{L}+|βρήκαμε|βρούμε)(?: \\p{L}+){0,3} (?:σελίδ\\p{L}+|άρθρο|προϊόν)`,
    ],
    bare: [`δεν βρέθηκ\\p{L}+`, `δεν υπάρχει`],
  },
  tr: {
    said: [
      `(?:sayfa\\p{L}*|dosya\\p{L}*|makale\\p{L}*|ürün\\p{L}*|içeri[kğ]\\p{L}*|belge\\p{L}*|adres\\p{L}*|ilan\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:bulunamadı|bulunamıyor|bulamadık|mevcut değil|yok|kaldırıl\\p{L}+|bulunmamaktadır|bulunmuyor|silin\\p{L}+|taşın\\p{L}+)`,
    ],
    bare: [`bulunamadı`, `mevcut değil`, `bulunamıyor`],
  },
  ar: {
    said: [
      `(?:(?:لم|لا|لن|تعذر|غير)(?: \\p{L}+){0,5} (?:ال)?صفح\\p{L}+)`,
      `(?:ال)?(?:صفح\\p{L}+|محتوى|مقال\\p{L}*|منتج|ملف|رابط)(?: \\p{L}+){0,6} (?:غير (?:\\p{L}+ )?(?:موجود\\p{L}*|متوفر\\p{L}*|متاح\\p{L}*)|لا (?:توجد|يوجد)|لم (?:نعثر|يتم|يعد|تعد|نتمكن)|محذوف\\p{L}*|مفقود\\p{L}*)`,
    ],
    bare: [`غير موجود\\p{L}*`, `لم يتم العثور`, `غير متوفر\\p{L}*`],
  },
  he: {
    said: [
      `(?:ה)?(?:דף|עמוד|עמודים|מאמר|מוצר|קובץ|תוכן|כתבה)(?: [\\p{L}"'-]+){0,6} (?:לא (?:נמצא\\p{L}*|קיים|קיימ\\p{L}*|זמין)|אינו (?:קיים|נמצא|זמין)|הוסר\\p{L}*|נמחק\\p{L}*)`,
      `לא (?:מצאנו|נמצא|הצלחנו למצוא|ניתן למצוא)(?: \\p{L}+){0,3} ?(?:ה)?(?:דף|עמוד|מאמר|מוצר)`,
    ],
    bare: [`לא נמצא\\p{L}*`, `לא קיים`],
  },
  fa: {
    said: [
      `(?:صفحه|مطلب|محصول|فایل|محتوا|مقاله)\\p{L}*(?: \\p{L}+){0,8} (?:یافت نشد|پیدا نشد|وجود ندارد|موجود نیست|پیدا نکردیم|حذف شده)`,
    ],
    bare: [`یافت نشد`, `پیدا نشد`, `وجود ندارد`],
  },
  hi: {
    said: [
      `(?:पृष्ठ|पेज|सामग्री|लेख|उत्पाद|फ़ाइल)(?: [\\p{L}\\p{M}]+){0,6} (?:नहीं (?:[\\p{L}\\p{M}]+ ){0,2}?(?:मिला|मिली|मिल|है|पाया|मौजूद)|मौजूद नहीं|उपलब्ध नहीं)`,
    ],
    bare: [`नहीं मिला`, `नहीं मिली`, `मौजूद नहीं है`],
  },
  id: {
    said: [
      `(?:halaman|laman|berkas|fail|file|artikel|produk|konten|kandungan|dokumen|alamat)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:tidak|tak|belum)(?: \\p{L}+){0,2} ?(?:ditemukan|ditemui|dijumpai|ada|tersedia|wujud|temukan)`,
      `(?:tidak|tak)(?: \\p{L}+){0,3} (?:menemukan|menemui|temukan|ditemukan)(?: \\p{L}+){0,3} (?:halaman|laman|artikel|produk)`,
    ],
    bare: [`tidak ditemukan`, `tidak ditemui`, `tidak ada`, `tidak dijumpai`],
  },
  vi: {
    said: [
      `(?:trang|bài viết|sản phẩm|nội dung|tệp|liên kết|địa chỉ)(?: [\\p{L}\\p{M}]+){0,8}? (?:không (?:[\\p{L}\\p{M}]+ ){0,2}?(?:tồn tại|tìm thấy|có sẵn|khả dụng|còn)|đã bị (?:xóa|xoá|gỡ))`,
      `không (?:[\\p{L}\\p{M}]+ ){0,2}?(?:tìm thấy|tìm được|tồn tại|thấy)(?: [\\p{L}\\p{M}]+){0,3} (?:trang|bài viết|sản phẩm|nội dung)`,
    ],
    bare: [`không tìm thấy`, `không tồn tại`],
  },
  th: {
    said: [
      `ไม่(?:พบ|เจอ|มี|สามารถพบ|สามารถค้นหา)\\s*(?:หน้า|เพจ|เนื้อหา|บทความ|สินค้า|ไฟล์)`,
      `(?:หน้า|เพจ|เนื้อหา|บทความ|สินค้า)[^\\s]{0,40}\\s*[^\\s]{0,40}(?:ไม่มีอยู่|ไม่พบ|ไม่สามารถ|ถูกลบ)`,
      `หา(?:หน้า|เพจ)[^\\s]{0,30}ไม่(?:พบ|เจอ)`,
    ],
    bare: [`ไม่พบ`, `ไม่มีอยู่`],
  },
  zh: {
    said: [
      `(?:找不到|未找到|没有找到|沒有找到|未能找到|无法找到|無法找到|没找到|沒找到|查無|查无|不存在)[^。，！？\\n]{0,16}(?:页|頁|网址|網址|内容|內容|文章|商品|档案|檔案|文件)`,
      `(?:页面|頁面|网页|網頁|页|頁|网址|網址|内容|內容|文章|商品|产品|產品|文件|链接|連結)[^。！？\\n]{0,16}(?:不存在|找不到|未找到|没有找到|沒有找到|已(?:经|經)?(?:被)?(?:删除|刪除|移除|下架|失效)|无法找到|無法找到|不见了|不見了|走丢|迷路)`,
    ],
    bare: [`找不到`, `未找到`, `不存在`, `没有找到`, `沒有找到`],
  },
  ja: {
    said: [
      `(?:ページ|記事|商品|ファイル|コンテンツ|url|アドレス|投稿|サイト|リンク)[^。\\n]{0,24}(?:見つかりません|みつかりません|見つかりませんでした|存在しません|ありません|存在しない|見つからない|削除され|移動し|ございません|見つけられません)`,
      `(?:お探し|ご指定|アクセス)[^。\\n]{0,30}(?:見つかりません|みつかりません|存在しません|ありません|削除|移動)`,
    ],
    bare: [`見つかりません(?:でした)?`, `みつかりません(?:でした)?`, `存在しません`],
  },
  ko: {
    said: [
      `(?:페이지|게시물|게시글|상품|파일|콘텐츠|문서|글|주소|기사)\\p{L}*(?:[ ,]+\\p{L}+){0,6}?[ ,]+(?:찾을 수 없\\p{L}+|존재하지 않\\p{L}+|없습니다|없어요|찾지 못\\p{L}+|삭제\\p{L}+|사라\\p{L}+)`,
      `찾(?:을 수 없|지 못)\\p{L}*(?: \\p{L}+){0,2} (?:페이지|게시물|상품)`,
    ],
    bare: [`찾을 수 없\\p{L}+`, `존재하지 않\\p{L}+`],
  },
  ca: {
    said: [
      `(?:pàgina|article|producte|contingut|fitxer|document)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+no (?:\\p{L}+ ){0,3}?(?:trobad[ao]?|trobat|trobada|existeix|disponible|troba|trobar)`,
      `no (?:\\p{L}+ ){0,3}?(?:trobat|trobar|trobem|troba|existeix)(?: \\p{L}+){0,3} (?:pàgina|article|producte|contingut)`,
    ],
    bare: [`no trobad?[at]`, `no s'ha trobat`, `no existeix`],
  },
  hr: {
    said: [
      `(?:stranic\\p{L}+|stran|strani|datotek\\p{L}+|članak|članek|proizvod\\p{L}*|izdelek|sadržaj\\p{L}*|vsebin\\p{L}+|dokument\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:ne (?:\\p{L}+ ){0,2}?(?:postoji|obstaja|moremo|možemo)|nije (?:\\p{L}+ )?(?:pronađen\\p{L}*|nađen\\p{L}*|dostup\\p{L}+)|ni (?:\\p{L}+ )?(?:najden\\p{L}*|mogoče|na voljo|bil\\p{L}*)|nismo)`,
      `(?:ne možemo|nismo|nije moguće|ne moremo)(?: \\p{L}+){0,3} (?:pronaći|pronašli|najti|našli)(?: \\p{L}+){0,3} stran\\p{L}*`,
    ],
    bare: [`nije pronađen[ao]?`, `ne postoji`, `ni (?:bila )?(?:mogoče )?najden[ao]?`, `ne obstaja`],
  },
  sr: {
    said: [
      `(?:страниц\\p{L}+|чланак|производ\\p{L}*|садржај\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,8}?[ ,]+(?:не постоји|није (?:\\p{L}+ )?(?:пронађен\\p{L}*|нађен\\p{L}*)|не може)`,
    ],
    bare: [`није пронађен[ао]?`, `не постоји`],
  },
  lt: {
    said: [
      `(?:puslap\\p{L}+|straipsn\\p{L}+|prek\\p{L}+|turin\\p{L}+|fail\\p{L}+)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:ne\\p{L}*(?:rast\\p{L}*|egzistuoja)|nerastas|nėra|neegzistuoja)`,
      `nerad\\p{L}+(?: \\p{L}+){0,3} puslap\\p{L}+`,
    ],
    bare: [`nerast\\p{L}+`, `neegzistuoja`],
  },
  lv: {
    said: [
      `(?:lap\\p{L}*|rakst\\p{L}*|produkt\\p{L}*|satur\\p{L}*)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:nav (?:\\p{L}+ )?(?:atrast\\p{L}*|pieejam\\p{L}*)|neeksistē|netika atrast\\p{L}*)`,
    ],
    bare: [`nav atrast\\p{L}+`, `netika atrast\\p{L}+`, `neeksistē`],
  },
  et: {
    said: [
      `(?:lehte?|lehekülge?|artiklit?|toodet?|sisu)(?:[ ,]+[\\p{L}"'-]+){0,6}?[ ,]+(?:ei (?:\\p{L}+ )?(?:leitud|leidnud|eksisteeri|ole)|puudub)`,
    ],
    bare: [`ei leitud`, `ei leitudki`],
  },
}
