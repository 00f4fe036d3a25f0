import type { ToolOffer } from './types.ts'

const onPage = (text: string): ToolOffer => ({ service: 'on-page-seo', text })
const mobile = (text: string): ToolOffer => ({ service: 'mobile-seo', text })
const links = (text: string): ToolOffer => ({ service: 'link-building', text })
const seo = (text: string): ToolOffer => ({ service: 'seo', text })
const abroad = (text: string): ToolOffer => ({ service: 'international-seo', text })
const ads = (text: string): ToolOffer => ({ service: 'ppc-for-ecommerce', text })
const local = (text: string): ToolOffer => ({ service: 'local-seo', text })
const penalty = (text: string): ToolOffer => ({ service: 'google-penalty-checker', text })

/**
 * The sentence at the end of each tool's report, with the service that it leads on to. The first one that names a rule
 * with a finding is shown, otherwise the last, which names none. Editors can replace them.
 */
export const toolOffers: Record<string, ToolOffer[]> = {
  'ai-content-rewriter': [onPage('We write category and product copy by hand as part of {service}.')],
  'ai-crawler-checker': [
    {
      when: ['needs-scripts'],
      ...seo('Pages that are empty without scripts are the first thing we fix in {service}.'),
    },
    {
      when: ['search-blocked', 'robots-refused'],
      ...seo('Opening your pages to search engines again is day one of {service}.'),
    },
    seo('Deciding which crawlers may read which pages is part of {service}.'),
  ],
  'ai-keyword-research': [onPage('In {service}, we give each of these searches one page, and each page one search.')],
  'article-extractor': [
    onPage(
      'If a tool can’t find your article, a search engine may not either. We rebuild such templates in {service}.',
    ),
  ],
  'backlink-checker': [
    { when: ['weak-page'], ...links('In {service}, we replace links from weak pages with links that people click.') },
    links('Keeping the links you have, and earning new ones, is {service}.'),
  ],
  'backlink-summary': [
    { when: ['losing'], ...links('Winning back lost domains is where {service} begins.') },
    {
      when: ['link-gap'],
      ...links('The domains that link to others but not to you are the first list we work through in {service}.'),
    },
    links('We earn links from domains like these in {service}.'),
  ],
  'broken-link-checker': [
    { when: ['not-found'], ...onPage('We repair these links, with a redirect list for your developer, in {service}.') },
    onPage('We check every link again after each release as part of {service}.'),
  ],
  'case-converter': [onPage('We write titles by hand, in the case that your shoppers read best, in {service}.')],
  'code-formatter': [mobile('We remove the code that a page doesn’t need in {service}.')],
  'color-contrast-checker': [
    {
      when: ['too-little-contrast'],
      ...mobile('Text that people can’t read on a phone in the sun is on our list in {service}.'),
    },
    mobile('We check every template on real phones in {service}.'),
  ],
  'competitor-analysis': [
    { when: ['missing-terms'], ...onPage('We write what these pages have and yours lacks in {service}.') },
    {
      when: ['missing-schema'],
      ...onPage('We add the structured data that your competitors already have in {service}.'),
    },
    onPage('Page by page, we decide what to answer better than they do in {service}.'),
  ],
  'css-minifier': [mobile('Unused styles are the next saving after minifying, and part of {service}.')],
  'dns-lookup': [
    {
      when: ['address-missing', 'name-missing'],
      ...seo('A name that doesn’t resolve can’t be found. {service} begins once it does, and we tell you when.'),
    },
    seo('We read your DNS before a move to a new platform, so that no page gets lost. That is part of {service}.'),
  ],
  'domain-authority-checker': [links('The score follows from who links to you. Changing that is {service}.')],
  'exif-viewer': [mobile('Photos without hidden data are also smaller. We prepare every product image in {service}.')],
  'favicon-generator': [
    mobile('The icon is one detail of how a store looks on a phone. We do the others in {service}.'),
  ],
  'google-ads-keyword-tool': [ads('We bid on these searches by your margin, not by their volume, in {service}.')],
  'google-tag-analyzer': [
    {
      when: ['duplicate-config', 'duplicate-container', 'duplicate-loader', 'container-and-tag'],
      ...ads('Tags that fire twice count orders twice. We clean them up before we spend your budget in {service}.'),
    },
    {
      when: ['no-consent-default', 'no-consent-update', 'late-consent'],
      ...ads('We set up consent so that your figures are complete and lawful before {service} begins.'),
    },
    ads('{service} begins with tags that count each order once.'),
  ],
  'grammar-checker': [onPage('An editor reads every page that we publish in {service}.')],
  'heic-to-jpg': [mobile('We convert a store’s images in one go, in the formats that browsers prefer, in {service}.')],
  'hreflang-checker': [
    {
      when: ['canonical-conflict', 'no-self', 'none', 'duplicate-code'],
      ...abroad('We repair hreflang in your templates, and a test keeps it that way, in {service}.'),
    },
    abroad('Deciding which page ranks in which country is {service}.'),
  ],
  'html-minifier': [mobile('Markup is a small part of a page’s weight. We reduce the rest in {service}.')],
  'html-to-markdown': [onPage('We move texts between platforms, with every link intact, in {service}.')],
  'http-header-checker': [
    {
      when: ['noindex'],
      ...seo('A header keeps this page out of search. Finding all pages like it is week 1 of {service}.'),
    },
    {
      when: ['no-lifetime', 'no-validator', 'invalid-expires'],
      ...mobile('Cache headers make a second visit fast. We set them with your developer in {service}.'),
    },
    mobile('Headers, compression, and caching are part of {service}.'),
  ],
  'image-compressor': [mobile('We compress all images of a store, and those you upload later, in {service}.')],
  'image-converter': [mobile('We serve each browser the smallest format that it reads in {service}.')],
  'image-resizer': [mobile('We build templates that choose the right size by themselves in {service}.')],
  'images-extractor': [mobile('Heavy images and missing descriptions are fixed template by template in {service}.')],
  'internal-link-analyzer': [
    { when: ['orphan'], ...onPage('We connect pages that no link leads to, or retire them, in {service}.') },
    { when: ['deep', 'one-link'], ...onPage('Bringing pages that sell closer to the home page is part of {service}.') },
    onPage('Links from guides to the products they are about are part of {service}.'),
  ],
  'javascript-minifier': [mobile('Scripts are what slow phones wait for. We decide which ones you need in {service}.')],
  'json-formatter': [onPage('We write and test the structured data of a store in {service}.')],
  'keyword-density-checker': [
    { when: ['heap'], ...onPage('We rewrite pages that repeat themselves in {service}.') },
    onPage('We write for the shopper first, and check the words afterward, in {service}.'),
  ],
  'keyword-difficulty-checker': [seo('Choosing searches that you can win within a year is the strategy of {service}.')],
  'keyword-extract-tool': [onPage('Giving each phrase the page it belongs to is week 1 of {service}.')],
  'language-detector': [
    abroad('Pages in the language of their readers, written by people who speak it, are {service}.'),
  ],
  'md5-generator': [seo('We prove what changed on your site, file by file, in the change log of {service}.')],
  'meta-tag-generator': [onPage('We write forty titles and descriptions by hand in week 2 of {service}.')],
  'my-ip-address': [
    seo('Your own visits don’t belong in your figures. We take them out before we measure in {service}.'),
  ],
  'open-graph-checker': [onPage('We set titles and images for sharing on every template in {service}.')],
  'page-speed-checker': [
    {
      when: ['image-delivery', 'lcp-discovery', 'unsized-images', 'total-bytes'],
      ...mobile('Images come first: we make them smaller and load them sooner in {service}.'),
    },
    {
      when: ['unused-javascript', 'long-tasks', 'script-time', 'legacy-javascript', 'duplicated-javascript'],
      ...mobile('Scripts come first: we remove or delay those that phones wait for in {service}.'),
    },
    mobile('A weight limit for each template keeps a fast store fast. That is {service}.'),
  ],
  'password-generator': [seo('We don’t sell passwords. We help online stores get found: {service}.')],
  'plagiarism-checker': [onPage('Replacing a manufacturer’s text with your own is part of {service}.')],
  'qr-code-generator': [
    local('A code on the counter can lead to your map listing. We keep listings correct in {service}.'),
  ],
  'readability-checker': [
    {
      when: ['long-sentence', 'sentence-length', 'complex-words'],
      ...onPage('We rewrite texts like this one so that shoppers finish them in {service}.'),
    },
    onPage('Texts that people read to the end are part of {service}.'),
  ],
  'redirect-checker': [
    {
      when: ['chain', 'loop', 'too-many'],
      ...onPage('We shorten redirect chains across the whole site in {service}.'),
    },
    {
      when: ['to-home', 'error-status'],
      ...seo('Sending each old URL to the page that answers it is part of every move in {service}.'),
    },
    onPage('We write and test the redirects of a relaunch in {service}.'),
  ],
  'regex-tester': [seo('We use patterns like this to read months of server logs in {service}.')],
  'robots-txt-tester': [
    { when: ['all-blocked'], ...seo('A blocked site can’t be found. Opening it is the first day of {service}.') },
    seo('Keeping crawlers out of filter URLs, and on your products, is part of {service}.'),
  ],
  'schema-markup-generator': [
    onPage('We put this markup into your templates, filled from your catalog, in {service}.'),
  ],
  'schema-validator': [onPage('We fix markup in the template, so that it is right on every product, in {service}.')],
  'seo-content-optimization': [
    { when: ['missing-terms', 'keyword-missing'], ...onPage('We write what this draft still lacks in {service}.') },
    onPage('We take pages from draft to publication, ten at a time, in {service}.'),
  ],
  'serp-rank-checker': [
    {
      when: ['noindex', 'robots-disallow', 'canonical-elsewhere', 'not-indexable'],
      ...penalty('We find out why a page is not in the index, within a week: {service}.'),
    },
    seo('Moving a position that has stopped is what {service} is for.'),
  ],
  'ssl-checker': [seo('An expired certificate stops every visit. We watch yours as part of {service}.')],
  'svg-minifier': [mobile('We shrink icons and logos along with everything else that loads first in {service}.')],
  'svg-to-png': [mobile('We prepare logos and drawings for every screen in {service}.')],
  'text-compare': [onPage('Every text that we change is shown next to its former version in {service}.')],
  'utm-builder': [ads('Every ad that we run has a tag like this, so that you see what each one earned, in {service}.')],
  'website-age-checker': [
    {
      when: ['reregistered'],
      ...penalty('A domain with former owners can carry their penalties. We check that first: {service}.'),
    },
    links('An older competitor has had more time to earn links. Catching up is {service}.'),
  ],
  'website-traffic-checker': [
    seo('We measure your own visits, not an estimate, and what each one is worth, in {service}.'),
  ],
  'word-counter': [onPage('We write 150 to 300 words for each category page in {service}.')],
  'xml-sitemap-validator': [seo('A sitemap that lists only pages worth visiting is part of {service}.')],
}
