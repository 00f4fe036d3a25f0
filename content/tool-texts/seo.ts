export const seoTexts: Record<string, string> = {
  'seo-content-optimization': `What does this draft leave out that readers of the competing pages get? Writers and editors give a text, a target keyword and up to five rival addresses. The main text of each page is isolated with Readability, terms are weighed by BM25 (Robertson), and your coverage stands beside the rivals' range. Title, description and headings are held against Google's published advice on title links and snippets.

A term your rivals use may be wrong for you, and a high score is no promise of a position. The tool cannot judge expertise or truth. Your draft is analyzed in the browser; only rival pages are fetched by our server.`,

  'keyword-extract-tool': `Which phrases is this text about, judged by the text alone? Editors who tag articles and analysts who read many pages get ranked phrases of one to four words with score, count and position, variants merged. The ranking draws on published work: statistical features after Campos and others (2020), TextRank by Mihalcea and Tarau (2004) and SingleRank by Wan and Xiao (2008).

Extraction finds what is written. It knows nothing of search demand, and irony or a missing topic escapes it. Short texts give few reliable phrases. Pasted text, the source of a page and files are processed in the browser, and none of it is sent to our server.`,

  'competitor-analysis': `How does a page differ from the ones above it? Site owners set theirs against up to five rivals and read the same fields for each: title, headings, word count, schema.org types, terms, links, page weight. Every address is fetched once, and the gaps are lists you can check.

A difference is no cause. Budgets, brand and history do not show in HTML, and a page may serve our server something other than a reader. Loading times are judged by the Core Web Vitals thresholds. Authority figures come from outside data named next to them, and where no source is connected the field says unknown.`,

  'backlink-summary': `How many domains link to this one, and of what kind? Owners and buyers of sites get an overview: linking domains, their hosts, authority spread, top-level domains and the trend between releases. The open source behind it is the domain graph that Common Crawl publishes, and each figure carries the release it was read from.

A crawl sees part of the web, so the true number is higher and new links come late. The graph joins domains, which means anchor texts and nofollow shares need a commercial provider, named where its data appears. If neither source is available, the page says so and shows no zero in its place.`,

  'backlink-checker': `A link you paid for in effort may be gone. Link builders and press teams verify a list of pages: is the link still there, with which anchor, and with which rel values. Nofollow, sponsored and ugc are read as the HTML Standard and Google's link documentation define them, and Link headers by RFC 8288. Redirects are followed to the end.

- Links inserted by scripts are marked where detectable.
- A live link says nothing about the weight search engines give it.
- First-seen dates exist only if a link provider is connected and named.

Our server opens the pages you list; without a provider it discovers none.`,

  'serp-rank-checker': `At which position does a domain appear for a keyword, in a given country, language and device? Site owners get the full list of results, their own row marked. Domains are matched by the Public Suffix List, so a shop on a subdomain is credited correctly and a namesake is not.

Results vary with place, history and hour; one reading is a sample, and only a series shows a trend. Not found within the depth read is reported differently from a lookup that failed. Positions come from a results provider whose name and time stand with the figures. Without a provider, no rank is shown.`,

  'schema-validator': `Will a search engine understand the markup on this page? Developers and editors get every item found as JSON-LD 1.1, Microdata or RDFa, and each fault with its line, the property concerned and a way to repair it. Types and properties follow the schema.org vocabulary. Eligibility for rich results follows Google's search gallery, with retired features marked.

Valid markup makes a page eligible; whether a rich result appears is the engine's decision. The validator does not know if a price or rating is true, or visible to readers as the policies demand. Paste the source as the server sends it: scripts are not run. The code stays in the browser.`,

  'website-traffic-checker': `Is this site small, middling or large? People who weigh a partner, an ad placement or a purchase get a band with a low and a high end, derived from public popularity ranks such as Tranco (Le Pochat and others, 2019). Up to one hundred domains fit one run, and each row names its source, date and confidence.

Only the owner's analytics know the visits. A rank says who comes before whom, so with ranks alone you see a popularity band and no visitor count. Small sites often have no rank and are listed as unknown. Visit estimates appear only from a connected provider, under its name.`,

  'domain-authority-checker': `How central is a domain in the link graph of the web? Owners and link builders get an open score from 0 to 100 with the ranks beneath it, harmonic centrality (Boldi and Vigna, 2014) and PageRank, both taken from the web graph of Common Crawl. The formula is printed, so anyone can recompute the score from the public file.

No search engine uses this number, and scores of commercial vendors follow other formulas; where one is connected, it stands beside ours under its own name. Domains too new for the latest graph are unknown, which differs from zero. Only the domain name is looked up.`,

  'page-speed-checker': `Which part of this page keeps visitors waiting? Developers get the measures of one load on phone or desktop, the score, and the files and scripts responsible. The test is Lighthouse. Verdicts use the Core Web Vitals thresholds of web.dev: 2.5 seconds for the largest paint, 200 milliseconds for interaction, 0.1 for layout shift.

A laboratory load is one device on one line, and repeated runs differ. Responses to real taps need field data, which come from Google's Chrome UX Report and exist only for pages with enough visitors. The public address is loaded by a test browser of ours or by PageSpeed Insights, and the result names which.`,

  'website-age-checker': `Since when has this domain existed, and what says so? Buyers, journalists and people wary of a shop see the registration, expiry and last change, beside the first archive capture and the first certificate, each date with its source. Registration data is read over RDAP (RFC 9082 and 9083) from the registry that the IANA list names by RFC 9224.

Some country registries publish no dates, and owners are hidden nearly everywhere. A domain can lapse and be registered anew, which makes an old name young again; a long life proves neither ranking nor honesty. A source that does not answer is shown as failed. Queries carry only the domain.`,

  'internal-link-analyzer': `Which of your own pages does your site neglect? Owners of shops and blogs see how pages link to each other: click depth, anchor texts, broken and redirected links, and pages in the sitemap that no link reaches. Weight is passed along links by PageRank as Page and Brin described it in 1998, computed on your pages alone.

The crawl starts at one address, obeys robots.txt by RFC 9309 and stops at two hundred pages, a sample of a large site. Menus built by scripts may be missed, and links from other sites do not count. Our server visits public pages of that site at a polite pace.`,

  'keyword-difficulty-checker': `Is the first page within reach for this phrase? Content planners get a value from 0 to 100 and the ten pages that stand there now, each with its authority, its title match and the depth of its text. The formula is printed under the value with every part of it, and authority is taken from Common Crawl's public link graph.

Difficulty is a model, so two tools never agree and neither is wrong. It leaves out your own strength, the season and ads. The ten pages come from a results provider, named with country and date. While none is connected, no value is computed, and the tool says so.`,

  'google-ads-keyword-tool': `How often do people search for this, and what do advertisers bid? Campaign managers enter phrases or a page, a place and a language. They read the average monthly searches, the twelve months behind them, competition, and the low and high bid for the top of the page, as the Google Ads API defines those fields.

Google rounds volumes and groups close variants, so small differences mean nothing. Competition describes advertisers and says nothing about organic ranking. All figures come from Google Ads directly or through a provider that resells them, named beside the table; without such access no volumes appear.`,

  'ai-keyword-research': `Starting from one word, what do people ask around it? Planners get phrases grouped by topic, with the likely intent, the type of page that fits and the place each phrase came from. Candidates are collected from search suggestions by letters, questions and prepositions, then clustered by shared words and meaning; a language model may add labels and ideas.

Suggestions show that a phrase is typed, not how often. A phrase the model proposed may never have been searched, so it is marked as such. Intent is a guess. Seeds are sent to the suggestion source and model named there, and a part without its provider stays empty.`,

  'google-tag-analyzer': `Are the tags on this page present, single and in the right order? Marketers and developers see title, description, canonical, robots and headings, then the Google tags: Tag Manager, Analytics 4, Ads and the consent defaults. Duplicates, containers placed too late and events sent before consent is set are marked. The rules are those of Google's tag documentation and of the HTML Standard for meta and link.

The source code is read without running it, so tags that a container loads later are not seen. Legal consent is more than a correct default. Our server fetches the page you name once, or you paste its HTML.`,

  'robots-txt-tester': `May this crawler fetch this address? Developers test a robots.txt, live or drafted, against many addresses and user agents at once and see the group chosen, the rule that decided, its line, and why the longest match won. The method follows RFC 9309 and Google's open-source parser, including its treatment of misspelled directives.

- Blocking a crawl does not remove a page from the index.
- Robots that ignore the standard are not stopped by any rule.
- Engines read extensions such as crawl delay differently.

Paste the file, and it is evaluated in your browser. No host is asked for anything.`,

  'xml-sitemap-validator': `Does the sitemap list what should be found, in a form crawlers accept? Site owners get errors by rule and line: wrong namespaces, relative addresses, dates outside the W3C format, broken hreflang pairs, files above 50,000 addresses or 50 MB. The measure is the sitemaps.org 0.9 protocol with Google's documentation. A new sitemap can be made from a crawl.

Being listed does not mean being indexed. A lastmod date can be well formed and untrue; only obvious patterns are marked. Status codes are checked on a sample. A file you open is parsed in the browser, while a live sitemap and the sampled pages are fetched by our server.`,

  'meta-tag-generator': `Where would a search result cut this title? Editors write title, description and address and see both snippets, phone and desktop, with the width in pixels and the words at risk. Widths come from the metrics of Arimo, which match Arial. The finished tags are escaped and ready to paste.

Google's documentation on title links and snippets sets no fixed length: the cut depends on the device, and engines often write a title of their own. The preview shows a layout, not a forecast of clicks. Typing, measuring and preview stay in the browser; no address is loaded.`,

  'hreflang-checker': `A visitor in Austria lands on the Spanish page: often a return link is missing. Teams with several languages see each cluster as a matrix, with codes, return links, conflicts with the canonical and the x-default. Codes are checked against BCP 47 with the IANA subtag registry and ISO 3166, so UK for GB or EU as a country is caught. The linking rules are Google's for localized versions.

Annotations remain hints. Whether a page is translated well, or in the language it claims, is another test. Versions chosen by cookie stay unseen. Our server reads the addresses you list, or those in your sitemap, and no others.`,

  'redirect-checker': `Which way does this address take? After a move, owners and developers check up to one hundred addresses and see every hop with status, time, target and protocol, the final canonical, and loops. Codes 301, 302, 307 and 308 are explained by RFC 9110 and HSTS by RFC 6797. Meta refreshes and simple script redirects are recognized in the HTML.

Servers may answer by country, cookie or user agent, so your phone may meet another chain. Redirects deep inside scripts stay hidden. No tool sees how far a search engine has processed the move. Requests go from our server to the public addresses you enter and the targets they name.`,

  'broken-link-checker': `Links rot quietly. Editors and site owners get every failing link of a page or a small section with the page it stands on, its anchor, the status by RFC 9110 and a class of reason: gone, forbidden, server error, timeout, unknown host. Pages that say not found with status 200 are marked as suspected soft errors.

Some sites turn robots away while serving people, so a refusal is listed apart from a dead link. A timeout may pass an hour later. Depth is limited to two levels. The server asks for headers first, fetches a body only when needed, and keeps a limit per host.`,

  'http-header-checker': `What does a server tell browsers before the first line of HTML? Developers and administrators get every response header explained, a verdict on caching by RFC 9111, and a security grade. The grade follows the published scoring of the MDN HTTP Observatory, and content policies are read as Content Security Policy Level 3 defines them. Cookies and X-Robots-Tag are covered too.

Headers are one layer: a top grade leaves flaws in the application untouched, and a strict policy can break a page it was not tested on. Other paths of the same host may answer differently. We make one plain request to the public address you name.`,

  'open-graph-checker': `A link in a chat shows the wrong picture, or none. Editors and developers see which title, text and image X, Facebook, LinkedIn and Slack would take from the page, with the tag behind each value and what is missing. Tags are read by the Open Graph protocol (ogp.me) and the documentation of X Cards; the image is measured for size, ratio and format.

Networks cache previews, change layouts and may refuse an image for reasons they do not publish, so each card is an approximation. Only the network can clear its cache. Pasted HTML works for drafts. For a live page, our server requests it and its preview image.`,

  'schema-markup-generator': `Which properties does a product, an event or an article need in its markup? Site owners fill in a form and get JSON-LD 1.1 that uses schema.org types, with required and recommended fields told apart as Google's search gallery lists them. The same engine as in our validator checks the code while you type, so what you copy carries no known error.

Markup must describe what visitors can see on the page; invented ratings break the guidelines and can cost the rich result. Complete fields guarantee no display. Types without a Google feature still serve other readers. The form lives in the browser and saves no entries with us.`,

  'ai-crawler-checker': `Which AI companies may read your site, and what would they find? Publishers and shop owners see, robot by robot, the verdict of robots.txt by RFC 9309, of meta tags and X-Robots-Tag: GPTBot, ClaudeBot, PerplexityBot, Google-Extended, CCBot and others. Names are taken from the vendors' own pages, with source and date. The file llms.txt is checked against the proposal at llmstxt.org.

A rule is a request; whether a robot obeys shows only in your logs. Text collected earlier is not withdrawn. No vendor promises that llms.txt changes an answer. The share of text visible without scripts is an estimate. Our server reads the domain's home page and these public files.`,
}
