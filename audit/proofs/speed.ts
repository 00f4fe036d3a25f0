import type { Proof } from '../proof.ts'
import { measuredProofs } from './speed/measured.ts'

const comment = (bytes: number) => `<!-- ${'x'.repeat(bytes)} -->`
const code = (bytes: number) => `window.list = [${'1, '.repeat(Math.ceil(bytes / 3))}0]`
const stylesheets = (count: number, attributes = '') =>
  Array.from({ length: count }, () => `<link rel="stylesheet" href="/style.css"${attributes}>`)
const images = (hosts: string[]) =>
  hosts.map((host) => `<img src="https://${host}/photo.jpg" alt="A photo" width="64" height="48" loading="lazy">`)

export const speedProofs: Proof[] = [
  {
    rule: 'document-cut-off',
    on: 'page',
    faults: [(page) => void page.main.push(comment(2_200_000))],
    nearMisses: [
      (page) => void page.main.push(comment(900_000)),
      // Nothing of it is shown in results anyway. It is too large all the same.
      (page, { origin }) => {
        page.robots = 'noindex'
        page.main.push(comment(1_500_000))
        return [{ rule: 'document-too-large', url: `${origin}${page.path}` }]
      },
    ],
  },
  {
    rule: 'document-too-large',
    on: 'page',
    faults: [(page) => void page.main.push(comment(1_100_000))],
    nearMisses: [(page) => void page.main.push(comment(940_000))],
  },
  {
    rule: 'document-not-compressed',
    on: 'page',
    faults: [
      (page) => void Object.assign(page.headers, { 'content-encoding': 'identity' }),
      (page) => void Object.assign(page.headers, { 'content-encoding': '' }),
    ],
    nearMisses: [
      (page) => void Object.assign(page.headers, { 'content-encoding': 'gzip' }),
      (page) => void Object.assign(page.headers, { 'content-encoding': 'zstd' }),
    ],
  },
  {
    rule: 'dom-too-large',
    on: 'page',
    faults: [(page) => void page.main.push(`<div>${'<span>one</span> '.repeat(1_500)}</div>`)],
    nearMisses: [
      (page) => void page.main.push(`<div>${'<span>one</span> '.repeat(1_200)}</div>`),
      // A template is no part of the document until a script copies it.
      (page) => void page.main.push(`<template>${'<span>one</span> '.repeat(1_500)}</template>`),
    ],
  },
  {
    rule: 'server-slow',
    on: 'site',
    faults: [(_page, site) => void Object.assign(site, { firstByteMs: 2_400 })],
    nearMisses: [(_page, site) => void Object.assign(site, { firstByteMs: 1_200 })],
  },
  {
    rule: 'script-blocks-rendering',
    on: 'page',
    faults: [
      (page) => void page.head.push('<script src="/app.js"></script>'),
      (page) => void page.head.push('<script type="text/javascript" src="/app.js?v=4"></script>'),
    ],
    nearMisses: [
      (page) => void page.head.push('<script src="/app.js" defer></script><script async src="/app.js"></script>'),
      (page) => void page.head.push('<script type="module" src="/app.js"></script>'),
      // Data, a script for browsers that no longer exist, and one after the content.
      (page) => {
        page.head.push(
          '<script type="application/json" src="/app.js"></script><script nomodule src="/app.js"></script>',
        )
        page.after.push('<script src="/app.js"></script>')
      },
    ],
  },
  {
    rule: 'stylesheets-many',
    on: 'page',
    faults: [(page) => void page.head.push(...stylesheets(11))],
    nearMisses: [
      (page) => void page.head.push(...stylesheets(8)),
      (page) => void page.head.push(...stylesheets(11, ' media="print"')),
    ],
  },
  {
    rule: 'inline-scripts-large',
    on: 'page',
    faults: [(page) => void page.after.push(`<script>${code(120_000)}</script>`)],
    nearMisses: [
      (page) => void page.after.push(`<script>${code(80_000)}</script>`),
      (page) => void page.after.push(`<script type="application/json">${code(120_000)}</script>`),
    ],
  },
  {
    rule: 'inline-styles-large',
    on: 'page',
    faults: [(page) => void page.head.push(`<style>${'.a { color: black } '.repeat(3_000)}</style>`)],
    nearMisses: [(page) => void page.head.push(`<style>${'.a { color: black } '.repeat(1_500)}</style>`)],
  },
  {
    rule: 'third-party-hosts-many',
    on: 'page',
    faults: [
      (page) => void page.main.push(...images(Array.from({ length: 12 }, (_, at) => `img.company-${at}.example`))),
    ],
    nearMisses: [
      // Hosts of one company, and subdomains of the site.
      (page) =>
        void page.main.push(
          ...images(Array.from({ length: 12 }, (_, at) => `img-${at}.company.example`)),
          ...images(Array.from({ length: 12 }, (_, at) => `img-${at}.trial.example`)),
        ),
      (page) => void page.main.push(...images(Array.from({ length: 8 }, (_, at) => `company-${at}.example`))),
    ],
  },
  {
    rule: 'script-by-document-write',
    on: 'page',
    faults: [
      (page) => void page.after.push(`<script>document.write('<scr' + 'ipt src="/app.js"></scr' + 'ipt>')</script>`),
      (page) => void page.after.push('<script>document.write("\\x3Cscript src=\\"/app.js\\">\\x3C/script>")</script>'),
    ],
    nearMisses: [
      (page) => void page.after.push('<script>document.write(new Date().getFullYear())</script>'),
      (page) =>
        void page.after.push(`<script>window.app || document.write('<script src="/app.js"><\\/script>')</script>`),
      (page) => void page.main.push('<p>Never call <code>document.write("&lt;script&gt;")</code>.</p>'),
    ],
  },
  ...measuredProofs,
]
