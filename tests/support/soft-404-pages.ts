export type LabeledPage = { title: string; h1: string; text: string; isMissing: boolean }

const missing = (title: string, h1: string, text: string): LabeledPage => ({ title, h1, text, isMissing: true })
const real = (title: string, h1: string, text: string): LabeledPage => ({ title, h1, text, isMissing: false })

/**
 * Pages that were written after the rule and not used for it: what shops, blogs, portals, and agencies in 24 languages
 * say when a page is missing, and pages that exist although they speak of such things.
 */
export const heldOutPages: LabeledPage[] = [
  missing(
    'Northwind Outfitters',
    'This trail ends here',
    'The page you tried to reach has wandered off. It may have been moved, or it never existed.',
  ),
  missing(
    'Page Not Found (404) | City of Lakewood',
    'Page Not Found',
    'We recently redesigned our website. Use the search box above or call 311.',
  ),
  missing(
    'Whoops! | Lumen Labs',
    'Whoops!',
    'We looked everywhere but couldn’t find that page. Head back to the dashboard.',
  ),
  missing(
    'Job no longer available',
    'This job is no longer available',
    'The employer has closed this listing. Here are similar jobs in Denver.',
  ),
  missing(
    'Content unavailable',
    'This content isn’t available right now',
    'When this happens, it’s usually because the owner only shared it with a small group of people, or it’s been deleted.',
  ),
  missing('Error', 'We can’t find that page', 'Check the address for typing mistakes or go to our home page.'),
  missing(
    'HTTP 404',
    '404 – File or directory not found.',
    'The resource you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  ),
  missing(
    'Blog – Fern & Fig',
    'Nothing Found',
    'It seems we can’t find what you’re looking for. Perhaps searching can help.',
  ),
  missing(
    '404 - Seite nicht gefunden | Stadtwerke Lindau',
    'Seite nicht gefunden',
    'Die angeforderte Seite konnte nicht gefunden werden. Bitte nutzen Sie die Suche.',
  ),
  missing(
    'Möbelhaus Kern',
    'Da ist etwas schiefgelaufen',
    'Leider können wir die gewünschte Seite nicht finden. Vielleicht wurde sie verschoben.',
  ),
  missing(
    'Artikel nicht mehr verfügbar',
    'Dieser Artikel ist nicht mehr verfügbar',
    'Stöbern Sie in unserem aktuellen Sortiment.',
  ),
  missing(
    'Oups ! Page non trouvée',
    'Page non trouvée',
    'Il semblerait que la page demandée ait été déplacée ou supprimée.',
  ),
  missing(
    'Maison Bleue',
    'Oups…',
    'La page que vous cherchez est introuvable. Retournez à l’accueil ou utilisez le menu.',
  ),
  missing(
    'Annonce expirée',
    'Cette annonce n’est plus en ligne',
    'Découvrez les annonces similaires près de chez vous.',
  ),
  missing(
    'Error 404 - Ayuntamiento',
    'Error 404',
    'Lo sentimos, la página solicitada no está disponible o ha cambiado de dirección.',
  ),
  missing('Tienda Sol', '¡Ups!', 'No hemos podido encontrar la página que buscabas. Vuelve al inicio.'),
  missing(
    'Página não encontrada - Loja Azul',
    'Página não encontrada',
    'O endereço pode ter sido digitado incorretamente ou a página foi removida.',
  ),
  missing('Loja Verde', 'Ops! Algo deu errado', 'Não conseguimos encontrar a página que você procura.'),
  missing('Pagina non trovata', 'Ops, pagina non trovata', 'La pagina richiesta non esiste oppure è stata spostata.'),
  missing('Bottega Rossi', '', 'Spiacenti, la pagina che stai cercando non esiste più.'),
  missing(
    'Pagina niet gevonden | Fietsenwinkel',
    'Pagina niet gevonden',
    'De pagina die u zoekt bestaat niet of is verplaatst.',
  ),
  missing('Oeps', 'Oeps!', 'Deze pagina kunnen we niet vinden. Ga terug naar de homepage.'),
  missing(
    'Sidan hittades inte',
    'Sidan kunde inte hittas',
    'Sidan du söker finns inte längre. Prova att söka i stället.',
  ),
  missing('Siden blev ikke fundet', 'Ups!', 'Vi kan ikke finde den side, du leder efter.'),
  missing('Fant ikke siden', 'Fant ikke siden', 'Siden du leter etter finnes ikke. Gå til forsiden.'),
  missing('Sivua ei löytynyt', 'Sivua ei löydy', 'Hakemaasi sivua ei valitettavasti löytynyt.'),
  missing(
    'Nie znaleziono strony – Sklep Dąb',
    'Nie znaleziono strony',
    'Strona, której szukasz, nie istnieje lub została usunięta.',
  ),
  missing('Stránka nenalezena', 'Chyba 404', 'Požadovaná stránka nebyla nalezena. Zkuste vyhledávání.'),
  missing('Az oldal nem található', 'Hoppá!', 'A keresett oldal nem található vagy áthelyezték.'),
  missing('Pagina nu a fost găsită', '404', 'Ne pare rău, pagina căutată nu există.'),
  missing('Страницата не е намерена', 'Грешка 404', 'Търсената страница не съществува или е преместена.'),
  missing('Ошибка 404', 'Такой страницы нет', 'Возможно, страница была удалена или вы ошиблись в адресе.'),
  missing('Сторінку не знайдено', 'Сторінку не знайдено', 'Можливо, її видалено або адресу введено неправильно.'),
  missing('Η σελίδα δεν βρέθηκε', '404', 'Λυπούμαστε, η σελίδα που ζητήσατε δεν υπάρχει.'),
  missing('Sayfa Bulunamadı', 'Üzgünüz', 'Aradığınız sayfa kaldırılmış veya taşınmış olabilir.'),
  missing('الصفحة غير موجودة', 'عذراً', 'الصفحة التي تبحث عنها غير موجودة أو تم نقلها.'),
  missing('הדף לא נמצא', 'שגיאה 404', 'הדף שחיפשת לא נמצא. אפשר לחזור לדף הבית.'),
  missing('Halaman tidak ditemukan', 'Ups!', 'Halaman yang Anda cari tidak ditemukan atau sudah dihapus.'),
  missing('Không tìm thấy trang', '404', 'Trang bạn tìm kiếm không tồn tại hoặc đã bị xóa.'),
  missing('ไม่พบหน้าที่คุณต้องการ', '404', 'ขออภัย ไม่พบหน้าที่คุณกำลังค้นหา'),
  missing('404 | 页面找不到了', '404', '您要访问的页面可能已被删除,请返回首页。'),
  missing('找不到網頁', '很抱歉', '您要找的網頁不存在,可能已經移除。'),
  missing('お探しのページが見つかりません', 'Not Found', 'URLが間違っているか、ページが削除された可能性があります。'),
  missing('존재하지 않는 페이지', '404', '요청하신 페이지를 찾을 수 없습니다. 주소를 다시 확인해 주세요.'),
  missing('پیدا نشد', '۴۰۴', 'صفحه مورد نظر شما یافت نشد.'),
  missing('पृष्ठ नहीं मिला', '404', 'क्षमा करें, आप जो पृष्ठ खोज रहे हैं वह मौजूद नहीं है।'),

  real(
    'Redirects and 404 pages: a checklist',
    'Redirects and 404 pages: a checklist',
    'Before you launch a new site, list every old URL. Map each to its new page. Where no page replaces it, return 404 or 410. Test the list with a crawler and fix what is left. Then watch Search Console for two weeks and compare the numbers with last month.',
  ),
  real(
    'Custom 404 page ideas',
    '25 custom 404 page ideas',
    'A good error page says what happened, offers a search box, and links to popular pages. We collected 25 examples from shops and agencies, with notes on what each does well and what it could improve.',
  ),
  real(
    'Lost parcels – Help center',
    'My parcel cannot be found',
    'If the courier cannot find your parcel, we start a trace within one working day and keep you informed. A trace takes up to ten days. After that, we send a replacement or a refund.',
  ),
  real(
    'Discontinued products | Fern & Fig',
    'Discontinued products',
    'These models were retired in 2024. Spare parts and manuals remain available for ten years after the last sale.',
  ),
  real(
    'Area 410 – Climbing hall',
    'Area 410',
    'Boulder on 410 square meters, with a café and a training room. Open daily from 9 to 22.',
  ),
  real(
    'Room 404, Hotel Miramar',
    'Room 404',
    'A double room on the fourth floor with a view of the harbor. Sleeps two, breakfast included.',
  ),
  real(
    'Oak stool – Möbelhaus Kern',
    'Hocker Eiche',
    'Derzeit nicht auf Lager. Lieferzeit sechs Wochen. Massive Eiche, geölt, 45 cm hoch.',
  ),
  real(
    'Verloren en gevonden | Station Utrecht',
    'Verloren en gevonden voorwerpen',
    'Bent u iets kwijt? Vul het formulier in. Gevonden voorwerpen bewaren wij drie maanden.',
  ),
  real(
    'Objets trouvés',
    'Objets trouvés',
    'Vous avez perdu un objet dans le bus ? Remplissez le formulaire ou passez à notre guichet de la gare.',
  ),
  real('Search: “walnut”', 'Search', 'No results for “walnut”. Try a shorter word or browse the categories.'),
  real('Your cart is empty', 'Your cart is empty', 'You have not added anything yet. Continue shopping.'),
  real('Log in', 'Log in', 'Email address. Password. Forgot your password? Create an account.'),
  real(
    'Gone fishing – a summer diary',
    'Gone fishing',
    'We spent August on the lake, with two rods and a leaking boat. Here is what we caught, cooked, and read.',
  ),
  real(
    'The missing page: a novel',
    'The Missing Page',
    'A librarian discovers that the last page of a famous diary has been cut out. Hardcover, 320 pages, $24.00.',
  ),
  real(
    'Preguntas frecuentes',
    'Preguntas frecuentes',
    '¿Qué hago si mi pedido no llega? Escríbenos con el número de pedido y te respondemos el mismo día.',
  ),
  real(
    'Impressum',
    'Impressum',
    'Angaben gemäß § 5 DDG. Möbelhaus Kern GmbH, Hauptstraße 4, 88131 Lindau. Telefon 08382 404404.',
  ),
  real(
    'Contact',
    'Contact us',
    'Can’t find the answer here? Write to help@shop.example or call us on weekdays from 9 to 5.',
  ),
  real(
    'Missing persons – Police Lakewood',
    'Missing persons',
    'Anna Lind, 34, was last seen on May 2 near the station. If you have information, call 311.',
  ),
  real(
    'Weather station closed',
    'Weather station closes after 80 years',
    'The station on the ridge was closed on Monday. Its instruments now stand in the valley, where trams stop every ten minutes.',
  ),
  real(
    'Maintenance',
    'Planned maintenance',
    'On Sunday from 2 to 4 the checkout is down while we update the database. Orders placed before are not affected.',
  ),
  real('Coming soon', 'Coming soon', 'Our new shop opens in September. Leave your email and we will let you know.'),
  real(
    'Stock photo: error 404 illustration',
    'Error 404 illustration, vector',
    'Download this vector in SVG, EPS, and PNG. License: free for commercial use with attribution. Size 2 MB. Tags: robot, space, web, broken, link, plug.',
  ),
  real(
    'Nieuws',
    'Winkel in Breda gesloten',
    'Onze winkel in Breda is per 1 mei gesloten. U vindt ons voortaan in Tilburg, aan de Heuvel 12.',
  ),
  real(
    'Produktrückruf',
    'Rückruf: Wasserkocher W2',
    'Das Produkt wurde aus dem Verkauf genommen. Kunden erhalten den Kaufpreis zurück. Bitte bringen Sie das Gerät in eine Filiale.',
  ),
  real('会社概要', '会社概要', '当社は1978年に創業した家具メーカーです。本社は長野県松本市にあります。'),
  real('關於我們', '關於我們', '我們是一家成立於一九九八年的家具公司,總部位於台北。'),
  real(
    'О компании',
    'О компании',
    'Мы делаем мебель из дуба с 1998 года. Наш цех находится в Твери, а магазин — в Москве.',
  ),
  real(
    'Voorraad',
    'Niet op voorraad? Geen probleem',
    'Laat uw e-mailadres achter en wij sturen bericht zodra het artikel weer leverbaar is.',
  ),
  real(
    'The 410 freeway guide',
    'Loop 410 guide',
    'Loop 410 circles San Antonio. Exits, traffic hours, and the best stops for breakfast tacos.',
  ),
  real(
    'Python: KeyError explained',
    'KeyError: key not found in dictionary',
    'Python raises KeyError when a key is missing. Use get() with a default value, or check with the in operator first. This article shows both, with code and timing, and explains when each is the better choice for readers of your code.',
  ),
]
