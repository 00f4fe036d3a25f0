import type { Change, Proof } from '../../proof.ts'
import { also } from '../change-site.ts'

const canonical =
  (of: (path: string, origin: string) => string | undefined): Change =>
  (page, { origin }) => {
    page.canonical = of(page.path, origin)
    return undefined
  }

const versions = (page: Parameters<Change>[0], origin: string, other: string) => {
  page.head.push(
    `<link rel="alternate" hreflang="en" href="${origin}${page.path}">`,
    `<link rel="alternate" hreflang="de" href="${origin}${other}">`,
  )
}

export const canonicalProofs: Proof[] = [
  {
    rule: 'canonical-missing',
    on: 'page',
    faults: [canonical(() => undefined)],
    nearMisses: [
      // In the header, which counts as well.
      (page, { origin }) => {
        page.canonical = undefined
        page.headers.link = `<${origin}${page.path}>; rel="canonical"`
      },
      (page) => {
        page.canonical = undefined
        page.robots = 'noindex'
      },
    ],
  },
  {
    rule: 'canonical-relative',
    on: 'page',
    faults: [canonical((path) => path), canonical(() => './')],
    nearMisses: [canonical((path, origin) => ` ${origin}${path}`)],
  },
  {
    rule: 'canonical-invalid',
    on: 'page',
    faults: [canonical(() => ''), canonical(() => 'https://')],
    nearMisses: [canonical((path, origin) => `${origin}${path}`)],
  },
  {
    rule: 'canonical-several',
    on: 'page',
    faults: [
      (page, { origin }) => {
        page.head.push(`<link rel="canonical" href="${origin}/about/">`)
      },
      (page, { origin }) => {
        page.headers.link = `<${origin}/about/>; rel="canonical"`
      },
    ],
    nearMisses: [
      // The same URL twice, and one that nobody reads.
      (page, { origin }) => {
        page.head.push(`<link rel="canonical" href="${origin}${page.path}">`)
      },
      (page, { origin }) => {
        page.head.push(`<template><link rel="canonical" href="${origin}/about/"></template>`)
      },
    ],
  },
  {
    rule: 'canonical-in-body',
    on: 'page',
    faults: [
      (page, { origin }) => {
        page.main.push(`<link rel="canonical" href="${origin}${page.path}">`)
      },
    ],
    nearMisses: [
      (page, { origin }) => {
        page.main.push(`<template><link rel="canonical" href="${origin}${page.path}"></template>`)
      },
    ],
  },
  {
    rule: 'canonical-with-fragment',
    on: 'page',
    faults: [canonical((path, origin) => `${origin}${path}#main`)],
    nearMisses: [canonical((path, origin) => `${origin}${path}`)],
  },
  {
    rule: 'canonical-to-http',
    on: 'page',
    faults: [canonical((path, origin) => `${origin.replace('https', 'http')}${path}`)],
    nearMisses: [canonical((path, origin) => `${origin}${path}?from=http://trial.example/`)],
  },
  {
    rule: 'canonical-contradicts-hreflang',
    on: 'page',
    faults: [
      (page, { origin }) => {
        versions(page, origin, '/about/')
        page.canonical = `${origin}/about/`
      },
    ],
    nearMisses: [
      // A copy with a parameter repeats the links of its canonical page.
      (page, { origin }) => {
        page.head.push(
          `<link rel="alternate" hreflang="en" href="${origin}/about/">`,
          `<link rel="alternate" hreflang="x-default" href="${origin}/about/">`,
        )
        page.canonical = `${origin}/about/`
      },
    ],
  },
  {
    rule: 'canonical-contradicts-pagination',
    on: 'page',
    faults: [
      (page, site) => {
        site.pages.delete(page.path)
        const first = page.path
        page.path = `${first}page/2/`
        site.pages.set(page.path, page)
        page.canonical = `${site.origin}${first}`
      },
      (page, site) => {
        site.pages.delete(page.path)
        const first = page.path
        page.path = `${first}?page=3`
        site.pages.set(page.path, page)
        page.canonical = `${site.origin}${first}`
      },
    ],
    nearMisses: [
      (page, site) => {
        site.pages.delete(page.path)
        page.path = `${page.path}page/2/`
        site.pages.set(page.path, page)
        page.canonical = `${site.origin}${page.path}`
        // Products have a rule of their own for it.
        return page.template === 'product' ? undefined : also('breadcrumb-missing')
      },
      // The first page under a second URL.
      (page, site) => {
        site.pages.delete(page.path)
        const first = page.path
        page.path = `${first}?page=1`
        site.pages.set(page.path, page)
        page.canonical = `${site.origin}${first}`
      },
    ],
  },
]
