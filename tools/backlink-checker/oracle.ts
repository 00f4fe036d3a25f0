import type { WebFile } from '#tests/support/web-files.ts'
import type { LinkState } from './verify.ts'

/** A page, and its state, which was determined by hand. The target is a page or a whole host. */
export type Fixture = {
  name: string
  state: LinkState
  body?: string
  file?: WebFile
  target?: string
  anchor?: string
}

export const TARGET = 'https://www.shop.example/socks'
const HOST = 'shop.example'
const link = (attributes: string, text = 'Socks') => `<p>See <a ${attributes}>${text}</a>.</p>`
const to = (rel?: string) => link(`href="${TARGET}"${rel === undefined ? '' : ` rel="${rel}"`}`)

export const cases: Fixture[] = [
  { name: 'a link', state: 'alive', body: to(), anchor: 'Socks' },
  { name: 'without www', state: 'alive', body: link('href="https://shop.example/socks"') },
  { name: 'http', state: 'alive', body: link('href="http://www.shop.example/socks"') },
  { name: 'with a slash at the end', state: 'alive', body: link(`href="${TARGET}/"`) },
  { name: 'with a fragment', state: 'alive', body: link(`href="${TARGET}#size"`) },
  {
    name: 'with tracking parameters',
    state: 'alive',
    body: link(`href="${TARGET}?utm_source=blog&amp;utm_medium=link"`),
  },
  { name: 'in capitals', state: 'alive', body: link('HREF="HTTPS://WWW.SHOP.EXAMPLE/socks"') },
  { name: 'without a scheme', state: 'alive', body: link('href="//www.shop.example/socks"') },
  {
    name: 'relative to a base',
    state: 'alive',
    body: `<base href="https://www.shop.example/">${link('href="socks"')}`,
  },
  { name: 'without quotation marks', state: 'alive', body: '<a href=https://www.shop.example/socks>Socks</a>' },
  { name: 'with whitespace around it', state: 'alive', body: link(`href="\n  ${TARGET}  "`) },
  { name: 'with the default port', state: 'alive', body: link('href="https://www.shop.example:443/socks"') },
  { name: 'percent-encoded', state: 'alive', body: link('href="https://www.shop.example/%73ocks"') },
  { name: 'an area of a map', state: 'alive', body: `<map><area href="${TARGET}" alt="Socks"></map>`, anchor: 'Socks' },
  {
    name: 'an image',
    state: 'alive',
    body: link(`href="${TARGET}"`, '<img src="a.png" alt="Gray socks">'),
    anchor: 'Gray socks',
  },
  { name: 'other rel values', state: 'alive', body: to('noopener noreferrer external') },
  { name: 'a followed link after a nofollow one', state: 'alive', body: to('nofollow') + to() },
  { name: 'any page of the host', state: 'alive', body: link('href="https://www.shop.example/about"'), target: HOST },
  { name: 'a subdomain', state: 'alive', body: link('href="https://blog.shop.example/x"'), target: HOST },
  { name: 'a comment and a link', state: 'alive', body: `<!-- ${to()} -->${to()}` },
  { name: 'a page that has moved', state: 'alive', file: { location: 'https://new.example/article' } },
  { name: 'nofollow', state: 'nofollow', body: to('nofollow') },
  { name: 'NoFollow among others', state: 'nofollow', body: to('noopener NOFOLLOW') },
  { name: 'nofollow by robots meta', state: 'nofollow', body: `<meta name="robots" content="index, nofollow">${to()}` },
  { name: 'nofollow by robots none', state: 'nofollow', body: `<meta name="robots" content="none">${to()}` },
  { name: 'nofollow by the header', state: 'nofollow', file: { body: to(), headers: { 'x-robots-tag': 'nofollow' } } },
  { name: 'nofollow separated by a comma', state: 'nofollow', body: to('external,nofollow') },
  { name: 'ugc', state: 'ugc', body: to('ugc') },
  { name: 'ugc and nofollow', state: 'ugc', body: to('nofollow ugc') },
  { name: 'sponsored', state: 'sponsored', body: to('sponsored') },
  { name: 'sponsored and nofollow', state: 'sponsored', body: to('nofollow sponsored noopener') },
  { name: 'sponsored and ugc', state: 'sponsored', body: to('ugc sponsored') },
  { name: 'an old path that redirects', state: 'redirect', body: link('href="https://www.shop.example/old-socks"') },
  {
    name: 'a redirecting script of the site',
    state: 'redirect',
    body: link(`href="/out?url=${encodeURIComponent(TARGET)}"`),
  },
  {
    name: 'a redirecting script of another site',
    state: 'redirect',
    body: link('href="https://l.network.example/l.php?u=https%3A%2F%2Fshop.example%2Fsocks&h=x"'),
  },
  {
    name: 'a URL in the path',
    state: 'redirect',
    body: link('href="https://click.example/https://www.shop.example/socks"'),
  },
  { name: 'two redirects', state: 'redirect', body: link('href="https://www.shop.example/older-socks"') },
  { name: 'a click handler', state: 'js-only', body: `<button onclick="location.href='${TARGET}'">Socks</button>` },
  { name: 'a data attribute', state: 'js-only', body: `<span data-href="${TARGET}">Socks</span>` },
  { name: 'a javascript: URL', state: 'js-only', body: link(`href="javascript:window.open('${TARGET}')"`) },
  {
    name: 'a string of a script',
    state: 'js-only',
    body: `<script>document.body.append(linkTo("${TARGET}"))</script>`,
  },
  {
    name: 'JSON with escaped slashes',
    state: 'js-only',
    body: '<script type="application/json">{"url":"https:\\/\\/www.shop.example\\/socks"}</script>',
  },
  { name: 'a template', state: 'js-only', body: `<template>${to()}</template>` },
  {
    name: 'a link without href, with a router attribute',
    state: 'js-only',
    body: `<a routerLink="${TARGET}">Socks</a>`,
  },
  { name: 'no link', state: 'dead', body: '<p>About gloves.</p>' },
  { name: 'only a comment', state: 'dead', body: `<!-- ${to()} -->` },
  { name: 'only the name in the text', state: 'dead', body: `<p>${TARGET}</p>` },
  { name: 'another page of the host', state: 'dead', body: link('href="https://www.shop.example/gloves"') },
  { name: 'a host that ends alike', state: 'dead', body: link('href="https://notshop.example/socks"'), target: HOST },
  {
    name: 'a host that begins alike',
    state: 'dead',
    body: link('href="https://shop.example.other.example/socks"'),
    target: HOST,
  },
  {
    name: 'the host in a parameter that is no URL',
    state: 'dead',
    body: link('href="https://other.example/?q=shop.example"'),
    target: HOST,
  },
  { name: 'only a canonical link element', state: 'dead', body: `<link rel="canonical" href="${TARGET}">` },
  { name: 'only an image of the host', state: 'dead', body: '<img src="https://www.shop.example/socks">' },
  { name: 'an old path that is gone', state: 'dead', body: link('href="https://www.shop.example/gone"') },
  {
    name: 'an old path that redirects elsewhere',
    state: 'dead',
    body: link('href="https://www.shop.example/moved-home"'),
  },
  { name: 'page not found', state: 'dead', file: { status: 404, body: to() } },
  { name: 'page gone', state: 'dead', file: { status: 410, body: to() } },
  { name: 'host without an IP address', state: 'dead', file: { failure: 'dns' } },
  { name: 'a server error', state: 'unknown', file: { status: 503, body: to() } },
  { name: 'too many requests', state: 'unknown', file: { status: 429, body: to() } },
  { name: 'access denied', state: 'unknown', file: { status: 403, body: 'no' } },
  { name: 'a login', state: 'unknown', file: { status: 401, body: 'no' } },
  { name: 'a time limit', state: 'unknown', file: { failure: 'time-limit' } },
  { name: 'a certificate error', state: 'unknown', file: { failure: 'tls' } },
  { name: 'a PDF', state: 'unknown', file: { body: '%PDF-1.7', type: 'application/pdf' } },
  { name: 'an empty page', state: 'unknown', file: { body: '' } },
]

export const PAGE = 'https://blog.example/article'

/** Returns the files of a fixture, by URL, with the redirects of the shop. */
export const webOf = ({ body = '', file }: Fixture): Record<string, WebFile> => ({
  [PAGE]: file ?? { body: `<!doctype html><html lang="en"><body><h1>Winter</h1>${body}</body></html>` },
  'https://new.example/article': { body: to() },
  [TARGET]: { body: '<h1>Socks</h1>' },
  'https://www.shop.example/': { body: '<h1>Shop</h1>' },
  'https://www.shop.example/old-socks': { location: '/socks' },
  'https://www.shop.example/older-socks': { location: '/old-socks' },
  'https://www.shop.example/moved-home': { location: '/' },
  'https://www.shop.example/gloves': { body: '<h1>Gloves</h1>' },
})
