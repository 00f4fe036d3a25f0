import { expect, test } from 'vitest'
import type { CaseStudy } from '#cms/payload-types.ts'
import { resultOf } from './result.ts'

const study = (unit: string, values: number[]) =>
  ({
    title: 'From 2x to 5.5x',
    slug: 'a-study',
    client: 'Dunwillow',
    series: { unit, points: values.map((value, i) => ({ date: `2025-0${i + 1}-01`, value })) },
  }) as CaseStudy

test('a result names its highest month if the line ends below it, so that it agrees with its title', () => {
  expect(resultOf(study('x return on ad spend', [2, 5.5, 5.3])).row).toMatchObject({
    figure: '2x to 5.3x',
    unit: 'return on ad spend',
    peak: '5.5x in Feb 2025',
  })
  expect(resultOf(study('orders', [2, 3, 4])).row?.peak).toBeUndefined()
})
