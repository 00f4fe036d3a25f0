import { expect, test } from 'vitest'
import { joinStylesheets } from './stylesheets.ts'

const external = (src: string) => ({ type: 'external', src })

function joined(...styles: { type: string; src?: string }[]) {
  const route = { styles }
  joinStylesheets([route])
  return route.styles
}

test('several stylesheets of a route are joined in order', () => {
  expect(joined(external('_astro/a.Xy-1.css'), external('_astro/b.Zz_2.css'))).toEqual([
    external('/_astro/joined/a.Xy-1+b.Zz_2.css'),
  ])
})

test('a single stylesheet, none, and files outside the build stay unchanged', () => {
  const inline = { type: 'inline' }
  for (const styles of [
    [external('_astro/a.1.css')],
    [],
    [external('_astro/a.1.css'), external('_astro/b.2.css'), inline],
  ])
    expect(joined(...styles)).toEqual(styles)
})
