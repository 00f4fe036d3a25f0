import { expect, test } from 'vitest'
import { createDocumentReader } from './read-document.ts'

const HTML = `<!doctype html>
<html lang="en">
<head>
<base href="/shop/">
<title>Oak &amp; wool</title>
<meta name="robots" content="NOINDEX, follow">
<meta http-equiv="refresh" content="5; url='next'">
<link rel="canonical" href="oak">
<link rel="alternate" hreflang="de" href="/de/">
<script>document.write('<a href="/from-script">no</a>')</script>
</head>
<body>
<nav><a href="/">Home</a></nav>
<!-- <a href="/comment">no</a> -->
<svg><title>Icon</title><a href="/svg"><text>Drawn</text></a></svg>
<template><a href="/template" id="template-id">no</a></template>
<main>
<h1 id="top">Oak <em>tables</em></h1>
<a href="table#legs" rel="NoFollow ugc" name="here">See <img src="t.jpg" alt="the table"></a>
<a href="?page=2" aria-label="Page two"><i></i></a>
<a href="http://[broken">Broken</a><area href="map" alt="A map">
<a href="mailto:a@b.example">Mail</a>
</main>
<footer>Imprint</footer>`

test.each([
  ['at once', [HTML]],
  ['in pieces of seven characters', HTML.match(/[\s\S]{1,7}/g) ?? []],
])('a document read %s gives its links with line, text, and rel, and nothing else', (_name, pieces) => {
  const reader = createDocumentReader('https://a.example/x/y')
  for (const piece of pieces) reader.write(piece)
  const { links, anchors, text, ...document } = reader.end()
  expect(document).toMatchObject({
    title: 'Oak & wool',
    lang: 'en',
    robots: ['noindex', 'follow'],
    canonical: 'https://a.example/shop/oak',
    hreflang: [{ lang: 'de', url: 'https://a.example/de/' }],
    h1: ['Oak tables'],
  })
  expect(
    links.filter(({ kind }) => kind !== 'img').map(({ kind, url, anchor, line }) => [kind, url, anchor, line]),
  ).toEqual([
    ['redirect', 'https://a.example/shop/next', '', 7],
    ['canonical', 'https://a.example/shop/oak', '', 8],
    ['hreflang', 'https://a.example/de/', 'de', 9],
    ['a', 'https://a.example/', 'Home', 13],
    ['a', 'https://a.example/svg', 'Drawn', 15],
    ['a', 'https://a.example/shop/table', 'See the table', 19],
    ['a', 'https://a.example/shop/?page=2', 'Page two', 20],
    ['a', 'http://[broken', 'Broken', 21],
    ['area', 'https://a.example/shop/map', 'A map', 21],
  ])
  expect(links.find(({ fragment }) => fragment === 'legs')?.rel).toEqual(['nofollow', 'ugc'])
  expect(anchors).toEqual(['top', 'here'])
  expect(text).toBe('Oak tables\nSee Broken Mail')
})
