import { expect, test } from 'vitest'
import { logoProblem, logoRatio } from './check-logo.ts'

const svg = (inside: string, root = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`

test('§5 a logo of shapes, styles, and gradients passes', () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="red"/></linearGradient><path class="a" d="M0 0h9v9z"/>'
  expect(logoProblem(svg(inside))).toBeUndefined()
  expect(logoProblem(`<?xml version="1.0"?><!-- Generator -->${svg('<path d="M0 0h9"/>')}`)).toBeUndefined()
})

test.each([
  ['<script>alert(1)</script>', /script/],
  ['<path d="M0 0" onload="alert(1)"/>', /script \(onload/],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', /script/],
  ['<image href="https://evil.example/a.png"/>', /loads another file \(https:\/\/evil\.example/],
  ['<style>@import "https://evil.example/a.css";</style>', /loads another file/],
  ['<use href="other.svg#a"/>', /loads another file/],
  ['<foreignObject><p>x</p></foreignObject>', /HTML/],
  ['<path d="M0 0">', /closes <path>|never closed/],
])('§5 a logo is refused for %s', (inside, why) => {
  expect(logoProblem(svg(inside))).toMatch(why)
})

test.each([
  ['', /empty/],
  ['<html></html>', /not an SVG/],
  [svg('<path d="M0 0"/>', ''), /no size/],
  [svg('<path d="M0 0"/>', 'viewBox="0 0 2000 10"'), /too wide/],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0"/>')}`, /DOCTYPE/],
  [svg(`<path d="${'M0 0'.repeat(20_000)}"/>`), /limit is 64 kB/],
])('§5 %.40s is not a logo', (source, why) => {
  expect(logoProblem(source)).toMatch(why)
})

test('§5 the ratio comes from the viewBox or the size', () => {
  expect(logoRatio(svg(''))).toBe(3)
  expect(logoRatio(svg('', 'width="80px" height="40"'))).toBe(2)
})
