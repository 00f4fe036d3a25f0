import { expect, test } from 'vitest'
import { createWindowWidth, followWindow } from './window-width.ts'

test('R-069 the width is 1280 before measurement', () => {
  const heard: number[] = []
  const tracker = createWindowWidth()
  tracker.subscribe((width) => heard.push(width))
  expect(tracker.current()).toBe(1280)
  expect(heard).toEqual([1280])
})

test('R-069 after measurement, the width follows every resize', () => {
  const view = { innerWidth: 390, addEventListener: (_: string, listener: () => void) => resizes.push(listener) }
  const resizes: (() => void)[] = []
  const heard: number[] = []
  const tracker = followWindow(createWindowWidth(), view as unknown as Window)
  const leave = tracker.subscribe((width) => heard.push(width))
  view.innerWidth = 800
  resizes[0]?.()
  resizes[0]?.()
  leave()
  view.innerWidth = 900
  resizes[0]?.()
  expect(heard).toEqual([390, 800])
  expect(tracker.current()).toBe(900)
})
