import { expect, test } from 'vitest'
import { joinStylesheets } from './stylesheets.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`
const joined = (html: string) => joinStylesheets(Buffer.from(html)).toString()

test('several stylesheets become one, in their order, where the first one stood', () => {
  expect(joined(`<head>${link('a.Xy-1')}<meta>${link('b.Zz_2')}</head>é`)).toBe(
    '<head><link rel="stylesheet" href="/_astro/joined/a.Xy-1+b.Zz_2.css"><meta></head>é',
  )
})

test('one stylesheet, or none, stays as it is', () => {
  for (const html of [`<head>${link('a.1')}</head>`, '<p>no style</p>']) expect(joined(html)).toBe(html)
})
