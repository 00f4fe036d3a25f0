import { expect, test } from 'vitest'
import { exportedLogos } from '#tests/support/exported-logos.ts'
import { hostileDrawings } from '#tests/support/hostile-drawings.ts'
import { logoProblem, logoRatio, readLogo } from './check-logo.ts'

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

test.each(Object.entries(exportedLogos))(
  'F6 §5 a logo of %s passes, and reading it again changes nothing',
  (_program, source) => {
    const { svg, leftOut } = readLogo(source)
    expect(leftOut).toEqual([])
    expect(readLogo(svg).svg).toBe(svg)
    expect(svg).not.toMatch(/inkscape|sodipodi|rdf:|xlink|<!--|<\?|metadata|<a\b/)
  },
)

test('F6 hopeless drawings are refused, and harmless ones are not', () => {
  const drawings = hostileDrawings()
  expect(drawings.length).toBeGreaterThanOrEqual(200)
  const passes = (end: RegExp) => drawings.filter(({ name, svg }) => end.test(name) && logoProblem(svg) === undefined)
  expect(passes(/strength 10$/).map(({ name }) => name)).toEqual([])
  expect(passes(/strength 1$/).length).toBeGreaterThan(15)
})

test('F6 a logo keeps only shapes and their looks, at rest', () => {
  const { svg: kept, leftOut } = readLogo(
    svg(
      '<style>@keyframes a{to{opacity:0}}.a{animation:a 1s;fill:red;--x:1}</style><rect class="a" width="9" height="9" data-x="1" tabindex="0"><animate attributeName="x" to="9"/></rect>',
    ),
  )
  expect(kept).toBe(svg('<style>.a{fill:red}</style><rect class="a" width="9" height="9"/>'))
  expect(leftOut).toEqual(['animation'])
})

test.each([
  ['<g id="a"><use href="#a"/></g>', /contains itself/],
  ['<rect style="f\\69ll:url(#a)"/>', /backslash/],
  ['<rect fill="var(--a,url(#a))"/>', /var\(\)/],
  ['<rect style="filter:blur(99px)"/>', /blur\(\)/],
  ['<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}</style>', /embeds a font/],
  ['<style>@supports (fill:red){*{fill:red}}</style>', /@supports/],
  ['<style>rect:not(.a){fill:red}</style>', /selector/],
  ['<style>g{rect{fill:red}}</style>', /nested/],
  ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', /not a PNG/],
  ['<image href="data:image/png;base64,AAAA"/>', /damaged/],
  ['<filter id="f"><feImage href="#a"/></filter>', /feImage/],
  ['<filter id="f" primitiveUnits="objectBoundingBox"/><rect filter="url(#f)"/>', /primitiveUnits/],
  ['<video/>', /<video>/],
  ['<rect fill="url(#a b)"/>', /References/],
  ['<rect fill="url(#a"/>', /open parenthesis/],
])('F6 a logo is refused for %s, with the reason', (inside, why) => {
  expect(logoProblem(svg(inside))).toMatch(why)
})

test('F6 a size in pixels has a limit', () => {
  expect(logoProblem(svg('<path d="M0 0"/>', 'width="1e6" height="1e6" viewBox="0 0 9 9"'))).toMatch(/10000 pixels/)
})
