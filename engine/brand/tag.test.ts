import { expect, test } from 'vitest'
import { notAnOrigin, originsIn } from './origins.ts'
import { readTag, tagAttributes } from './tag.ts'

test('§5 a provider’s script tag becomes its URL and attributes', () => {
  const pasted = `<script defer data-domain="agency.example" data-api='/x' src="https://plausible.io/js/script.js"></script>`
  expect(readTag(pasted)).toEqual({
    src: 'https://plausible.io/js/script.js',
    attributes: 'data-domain="agency.example" data-api="/x"',
    rest: '',
  })
  expect(tagAttributes('data-domain="agency.example"')).toEqual({ 'data-domain': 'agency.example' })
})

test('§5 attributes that would run something are dropped', () => {
  expect(readTag('<script onload="alert(1)" src="https://a.example/b.js">').rest).toContain('onload')
  expect(tagAttributes('onload="alert(1)" data-a="1"')).toEqual({ 'data-a': '1' })
})

test('§5 the policy gets only origins', () => {
  expect(originsIn('https://a.example, https://*.b.example/ wss://c.example:8443')).toEqual([
    'https://a.example',
    'https://*.b.example',
    'wss://c.example:8443',
  ])
  for (const wrong of [
    "https://a.example;script-src'unsafe-inline'",
    '*',
    'https://*',
    "'unsafe-inline'",
    'http://a.example',
    'https://a.example/path',
  ])
    expect([wrong, notAnOrigin(wrong) !== undefined]).toEqual([wrong, true])
})
