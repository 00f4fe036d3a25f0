import { expect, test } from 'vitest'
import { matchScreens, type Screen } from './screens.ts'

const screen = (label: string, also = ''): Screen => ({ label, detail: '', href: `/${label}`, also })
const screens = [
  screen('Posts', 'articles blog'),
  screen('New post', 'add create write articles blog'),
  screen('Brand', 'settings site settings name logo'),
  screen('Email and webhook', 'settings smtp'),
]
const found = (typed: string) => matchScreens(screens, typed.split(' ')).map(({ label }) => label)

test('§6 a screen is found by a prefix, a synonym, and a typo', () => {
  expect(found('new post')).toEqual(['New post'])
  expect(found('pos')).toEqual(['Posts', 'New post'])
  expect(found('site settings')).toEqual(['Brand'])
  expect(found('blgo')).toEqual(['Posts', 'New post'])
  expect(found('barnd')).toEqual(['Brand'])
  expect(found('orchard')).toEqual([])
})
