import { imageHead } from '#tests/support/image-heads.ts'
import type { WebFile } from '#tests/support/web-files.ts'

export const PAGE_URL = 'https://shop.example/page'
const image = (name: string) => `/i/${name}.png`
const DATA = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Each kind of image: its name, and HTML that names it. The file `in-…` must be found exactly once. */
const kinds: [name: string, head: string, body: string][] = [
  ['in-img', '', `<img src="${image('in-img')}" alt="x">`],
  ['in-img-srcset-x', '', `<img srcset="${image('in-img-srcset-x')} 2x" alt="">`],
  ['in-img-srcset-w', '', `<img srcset="${image('in-img-srcset-w')} 640w" sizes="50vw" alt="">`],
  [
    'in-picture-source',
    '',
    `<picture><source srcset="${image('in-picture-source')}" type="image/webp"><img src="${image('in-img')}" alt="x"></picture>`,
  ],
  [
    'in-picture-media',
    '',
    `<picture><source media="(max-width:500px)" srcset="${image('in-picture-media')} 1x"><img src="${image('in-img')}" alt="x"></picture>`,
  ],
  ['in-noscript', '', `<noscript><img src="${image('in-noscript')}" alt=""></noscript>`],
  ['in-data-src', '', `<img data-src="${image('in-data-src')}" alt="">`],
  ['in-data-srcset', '', `<img data-srcset="${image('in-data-srcset')} 1x" alt="">`],
  ['in-data-lazy-src', '', `<img data-lazy-src="${image('in-data-lazy-src')}" alt="">`],
  ['in-data-original', '', `<img data-original="${image('in-data-original')}" alt="">`],
  ['in-data-bg', '', `<div data-bg="${image('in-data-bg')}"></div>`],
  ['in-data-bgset', '', `<div data-bgset="${image('in-data-bgset')} 480w"></div>`],
  ['in-style-attribute', '', `<div style="background-image:url('${image('in-style-attribute')}')"></div>`],
  ['in-style-element', `<style>.a{background:#fff url(${image('in-style-element')}) no-repeat}</style>`, ''],
  ['in-image-set', `<style>.b{background-image:image-set("${image('in-image-set')}" 1x)}</style>`, ''],
  ['in-list-style', `<style>li{list-style-image:url("${image('in-list-style')}")}</style>`, ''],
  ['in-content', `<style>.c::before{content:url(${image('in-content')})}</style>`, ''],
  ['in-cursor', `<style>.d{cursor:url(${image('in-cursor')}),auto}</style>`, ''],
  ['in-border-image', `<style>.e{border-image:url(${image('in-border-image')}) 30}</style>`, ''],
  ['in-mask', `<style>.f{mask-image:url(${image('in-mask')})}</style>`, ''],
  ['in-custom-property', `<style>:root{--hero:url(${image('in-custom-property')})}</style>`, ''],
  ['in-media-query', `<style>@media (min-width:1px){.g{background:url(${image('in-media-query')})}}</style>`, ''],
  ['in-stylesheet', '<link rel="stylesheet" href="/css/main.css">', ''],
  ['in-imported-stylesheet', '', ''],
  ['in-og', `<meta property="og:image" content="${image('in-og')}">`, ''],
  ['in-twitter', `<meta name="twitter:image" content="${image('in-twitter')}">`, ''],
  [
    'in-json-ld',
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","image":"${image('in-json-ld')}"}</script>`,
    '',
  ],
  [
    'in-json-ld-logo',
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","logo":{"@type":"ImageObject","url":"${image('in-json-ld-logo')}"}}</script>`,
    '',
  ],
  [
    'in-microdata',
    '',
    `<div itemscope itemtype="https://schema.org/Product"><link itemprop="image" href="${image('in-microdata')}"></div>`,
  ],
  ['in-icon', `<link rel="icon" href="${image('in-icon')}">`, ''],
  ['in-touch-icon', `<link rel="apple-touch-icon" href="${image('in-touch-icon')}">`, ''],
  ['in-tile', `<meta name="msapplication-TileImage" content="${image('in-tile')}">`, ''],
  ['in-preload', `<link rel="preload" as="image" href="${image('in-preload')}">`, ''],
  ['in-imagesrcset', `<link rel="preload" as="image" imagesrcset="${image('in-imagesrcset')} 800w">`, ''],
  ['in-poster', '', `<video poster="${image('in-poster')}"></video>`],
  ['in-input', '', `<input type="image" src="${image('in-input')}" alt="Go">`],
  ['in-object', '', `<object data="${image('in-object')}" type="image/png"></object>`],
  ['in-embed', '', `<embed src="${image('in-embed')}">`],
  ['in-svg-image', '', `<svg><image href="${image('in-svg-image')}"/></svg>`],
  ['in-svg-use', '', `<svg><use xlink:href="${image('in-svg-use')}#cart"/></svg>`],
  ['in-link', '', `<a href="${image('in-link')}">Large</a>`],
  ['in-table-background', '', `<table background="${image('in-table-background')}"></table>`],
  ['in-template', '', `<template><img src="${image('in-template')}" alt=""></template>`],
  ['in-amp', '', `<amp-img src="${image('in-amp')}" alt=""></amp-img>`],
  ['in-old-image-element', '', `<image src="${image('in-old-image-element')}">`],
]

/** Names of the files that must be found, each exactly once. */
export const names = kinds.map(([name]) => name)

const html = `<!doctype html><html lang="en"><head><title>Kinds</title>
${kinds.map(([, head]) => head).join('\n')}
<style>@font-face{font-family:F;src:url(/i/no-font.woff2)}.h{filter:url(/i/no-filter.svg#f);fill:url(#gradient)}/* url(/i/no-comment.png) */</style>
</head><body>
${kinds.map(([, , body]) => body).join('\n')}
<img src="${DATA}" alt=""><svg aria-label="Cart"><use href="#local"/></svg>
<!-- <img src="/i/no-commented.png"> -->
<script>var a = '<img src="/i/no-string.png">'</script>
<a href="/page/no-page.html">x</a><img src="" alt="">
</body></html>`

const png: WebFile = { body: imageHead.png(640, 480, 25_000), type: 'image/png' }

/** The page with all kinds, its stylesheets, and its images. */
export const kindsPage: Record<string, WebFile> = {
  [PAGE_URL]: { body: html },
  'https://shop.example/css/main.css': {
    body: '@import "more.css";.x{background:url(../i/in-stylesheet.png)}',
    type: 'text/css',
  },
  'https://shop.example/css/more.css': { body: '.y{background:url(/i/in-imported-stylesheet.png)}', type: 'text/css' },
  ...Object.fromEntries(names.map((name) => [`https://shop.example${image(name)}`, png])),
}
