export const miscTexts: Record<string, string> = {
  'my-ip-address': `This page answers what a web server learns about you before you type anything: your IPv4 or IPv6 address, the reverse name, the country its network is registered in, the proxy headers, and what the browser says about itself. Support staff ask for it, and so does anyone setting up a VPN. Forwarded addresses follow RFC 7239 and count only when a trusted proxy wrote them.

The country comes from registration data and can be wrong behind a VPN or a mobile carrier. It is never a street address. Our server has to see the request to answer it. It stores the address only with your consent.`,

  'md5-generator': `Two files with the same hash are almost certainly the same file. People who publish downloads or move backups use that to prove nothing changed on the way. MD5 follows RFC 1321, SHA-1 and SHA-2 follow RFC 6234, SHA-3 follows FIPS 202 and BLAKE2 follows RFC 7693. With a key, the result is an HMAC.

- MD5 and SHA-1 are broken for signatures: collisions can be made on purpose.
- A plain hash is no safe way to store passwords.
- A match proves equality, never that the original was harmless.

Files are read in pieces in your browser, so text, files and keys stay on your machine.`,

  'password-generator': `Whoever opens a new account needs a password nobody can guess, and whoever kept an old one wants to know how weak it is. Characters and passphrase words are drawn with the browser's cryptographic random source, and rejection sampling makes every choice equally likely. Strength is estimated with zxcvbn, which looks for words, dates and keyboard patterns. Advice on length follows NIST SP 800-63B.

Crack times are estimates that depend on how the site stores its passwords. No check against leaked passwords happens unless the page names it, and reuse across sites stays invisible here. Everything is computed in the browser. Nothing you type or draw is sent or saved.`,

  'qr-code-generator': `A printed code that fails costs a reprint. This generator is for people who put Wi-Fi access, a contact card or a campaign link on paper. Codes follow ISO/IEC 18004 in SVG or PNG, with the version and the error correction level shown. Each finished code is decoded again and compared with what went in, and its contrast is checked.

The code is static: it holds your text itself, with no redirect of ours, so it does not expire and cannot count scans. A good result on screen does not replace a test at print size. Making and reading both happen in the browser, so Wi-Fi passwords stay with you.`,

  'dns-lookup': `Mail bounces, a domain moves, a certificate is refused: the reason is often a record. For one domain, this lookup lists addresses, mail and name servers, TXT, SOA, CAA and DS records with their lifetimes, as RFC 1035 and its successors define them. SPF is read by RFC 7208, DKIM by RFC 6376, DMARC by RFC 7489 or its successor, and CAA by RFC 8659.

Resolvers cache, so a fresh change may be missing from one answer. A DKIM key can be found only when its selector is known. Valid records do not promise delivery to the inbox. Our server sends DNS questions about the name you give.`,

  'ssl-checker': `Browsers refuse a site when one detail of its certificate is off. Administrators see here which detail: an expired date, a wrong name, a missing intermediate certificate, an old signature. The chain is judged by RFC 5280 and the names by RFC 9525. Protocol version, cipher and days left stand beside them.

- One connection to one address is tested; other servers behind a load balancer may differ.
- A valid certificate says who holds the name, not whether the site is honest.
- Weaknesses in the application itself lie outside this test.

Our server connects to the public host and port you name, completes the handshake and leaves.`,

  'color-contrast-checker': `Gray text on a white card looks fine to the designer and unreadable in the sun. Designers and developers get the contrast ratio of two colors by WCAG 2.2, criterion 1.4.3, with the verdict for levels AA and AAA and the nearest color that passes. APCA is shown for information, because no WCAG version in force requires it.

A ratio covers two flat colors. Text over a photo or a gradient needs its worst spot measured. The views for color vision deficiency are simulations, and no replacement for people who have one. The arithmetic runs in your browser.`,

  'utm-builder': `Reports split one campaign into three when someone writes Email, email and e-mail. Marketers who tag links by hand build them here, one at a time or from a CSV list, and see mixed case, spaces and a misplaced fragment marked before the link goes out. Addresses are parsed by the WHATWG URL Standard, and parameter names follow the campaign documentation of Google Analytics.

The builder cannot see your analytics account, so it does not know which names you used last year or whether a redirect drops the parameters. Lists and links are processed in the browser and not sent to us.`,

  'regex-tester': `A pattern that works on three lines can fail on the fourth. Developers and analysts try it here on their own text: each match is marked, each group has its column, and the pattern is explained piece by piece. Matching is done by the browser's own engine, so it follows ECMAScript, with named groups, look-behind and the u and v flags. A replacement is shown beside the original.

Other languages differ: PHP and Python know constructs that this engine refuses, and the other way round. A pattern can take longer than anybody waits. One that does is stopped after three seconds, and the part that causes it is named where its shape is known. Pattern and text stay in the browser.`,

  'case-converter': `Headlines arrive in capitals, column names with spaces. Editors turn text into sentence case, title case or lower case, and developers turn words into camelCase, snake_case, kebab-case or a slug. Capital letters follow Unicode and the language you choose: a Turkish i keeps its dot, a German ß becomes SS. Title case leaves short prepositions, articles and conjunctions small, and says which style it follows.

No rule knows every name. Words such as iPhone or NASA keep their form only if the text already had it, and proper names in sentence case need a look of your own. Nothing is sent anywhere: the text is changed in the browser.`,
}
