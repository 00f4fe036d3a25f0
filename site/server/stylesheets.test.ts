import { expect, test } from 'vitest'
import { joinStylesheets } from './stylesheets.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`

test('several stylesheets become one, in their order, where the first one stood', () => {
  expect(joinStylesheets(`<head>${link('a.Xy-1')}<meta>${link('b.Zz_2')}</head>`)).toBe(
    '<head><link rel="stylesheet" href="/_astro/joined/a.Xy-1+b.Zz_2.css"><meta></head>',
  )
})

test('one stylesheet, or none, stays as it is', () => {
  for (const html of [link('a.1'), '<p>no style</p>']) expect(joinStylesheets(html)).toBe(html)
})
