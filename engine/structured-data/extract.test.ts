import { expect, test } from 'vitest'
import type { Entity } from './entity.ts'
import { extractEntities } from './extract.ts'

const strip = ({ types, id, properties }: Entity): unknown => [
  types.join(),
  id,
  properties.map(({ name, value }) => [
    name,
    value.kind === 'entity' ? strip(value.entity) : value.kind === 'link' ? value.url : value.text,
  ]),
]
const read = (markup: string) => extractEntities(markup).entities.map(strip)
const rdfa = (body: string) => read(`<div vocab="https://schema.org/" typeof="Book" resource="#b">${body}</div>`)
const book = (...properties: unknown[]) => ['Book', '#b', properties]

test.each([
  ['<p rel=author resource="#a"><b property=name>A</b></p>', [book(['author', '#a']), ['', '#a', [['name', 'A']]]]],
  ['<p rel=author><b property=name>A</b></p>', [book(['author', ['', null, [['name', 'A']]]])]],
  [
    '<p rel=author><b typeof=Person><i property=name>A</i></b></p>',
    [book(['author', ['Person', null, [['name', 'A']]]])],
  ],
  ['<p rev=workExample resource="#w"></p>', [book(), ['', '#w', [['workExample', '#b']]]]],
  ['<a rel=nofollow href="/x">x</a>', [book()]],
  ['<b property=name content="A" typeof=Person></b>', [book(), ['Person', null, [['name', 'A']]]]],
  ['<b property="dc:title">A</b>', [book(['http://purl.org/dc/terms/title', 'A'])]],
  [
    '<time property=about typeof=Event datetime="2026-12-01">x</time>',
    [book(['about', '2026-12-01']), ['Event', null, []]],
  ],
  [
    '<p property=author typeof=Person rev="schema:workExample"></p>',
    [book(['author', '_:b0']), ['Person', '_:b0', [['workExample', '#b']]]],
  ],
  ['<p vocab="" property=author typeof="schema:Person"></p>', [book(), ['Person', null, []]]],
])('RDFa Core: %s', (body, expected) => {
  expect(rdfa(body)).toEqual(expected)
})

test('RDFa: names without a vocabulary are ignored', () => {
  expect(read('<p typeof=Person><b property=name>A</b></p>')).toEqual([])
})

test('HTML+RDFa: patterns are copied where they are used, including nested ones', () => {
  const pattern = (id: string, body: string) => `<p resource="#${id}" typeof="rdfa:Pattern">${body}</p>`
  const copy = (id: string) => `<link property="rdfa:copy" href="#${id}">`
  const page = `<body vocab="https://schema.org/">${pattern('a', `<b property=name>A</b>${copy('b')}`)}${pattern('b', `<b property=isbn>1</b>${copy('a')}`)}<p typeof=Book resource="#b1">${copy('a')}</p>`
  expect(read(page)).toEqual([
    [
      'Book',
      '#b1',
      [
        ['name', 'A'],
        ['isbn', '1'],
      ],
    ],
  ])
})

test('HTML+RDFa: a pattern that contains its own use ends', () => {
  const page =
    '<body vocab="https://schema.org/"><p resource="#a" typeof="rdfa:Pattern"><b property=about typeof=Thing><link property="rdfa:copy" href="#a"></b></p>'
  expect(read(page).length).toBe(1)
})

const microdata = (body: string) => read(`<div itemscope itemtype="https://schema.org/Book">${body}</div>`)
test.each([
  ['<img itemprop=image>', [['Book', null, [['image', '']]]]],
  [
    '<p itemprop="author editor" itemscope><b itemprop=name>A</b></p>',
    [['Book', null, ['author', 'editor'].map((name) => [name, ['', '_:at50', [['name', 'A']]]])]],
  ],
  [
    '<p itemprop=author itemscope itemtype="http://v.example/Person"><b itemprop=name>A</b><i itemprop=x itemscope><b itemprop=y>B</b></i></p>',
    [
      [
        'Book',
        null,
        [
          [
            'author',
            [
              'http://v.example/Person',
              null,
              [
                ['http://v.example/name', 'A'],
                ['http://v.example/x', ['', null, [['http://v.example/y', 'B']]]],
              ],
            ],
          ],
        ],
      ],
    ],
  ],
])('Microdata: %s', (body, expected) => {
  expect(microdata(body)).toEqual(expected)
})

const json = (context: string, body: string) =>
  read(`{"@context":["https://schema.org",${context}],"@type":"Book","@id":"#b",${body}}`)
test.each([
  ['{"by":{"@reverse":"schema:author"}}', '"by":{"@type":"Person"}', [['Person', null, [['author', '#b']]], book()]],
  ['{"name":{"@container":"@language"}}', '"name":{"en":"A","de":"B"}', [book(['name', 'A'], ['name', 'B'])]],
  ['{"isbn":null}', '"isbn":"1","name":"A"', [book(['name', 'A'])]],
  ['{"ex":"https://e.example/"}', '"author":{"@id":"ex:a"}', [book(['author', 'https://e.example/a'])]],
  ['{}', '"@nest":{"name":"A"}', [book(['name', 'A'])]],
  [
    '{}',
    '"about":{"@type":"Thing","@graph":[{"@type":"Person"}]}',
    [
      ['Person', null, []],
      ['Book', '#b', [['about', ['Thing', null, []]]]],
    ],
  ],
  ['{}', '"name":"A","name":"B"', [book(['name', 'B'])]],
  ['{}', '"type":"Product","name":"A"', [['Book,Product', '#b', [['name', 'A']]]]],
  [
    '{}',
    '"about":{"@type":"Thing","@graph":[{"@type":"Person"}]}',
    [['Person', null, []], book(['about', ['Thing', null, []]])],
  ],
  [
    '{"@base":"https://e.example/a/"}',
    '"author":{"@id":"../p"}',
    [['Book', 'https://e.example/a/#b', [['author', 'https://e.example/p']]]],
  ],
  [
    '{"Book":{"@id":"schema:Book","@context":{"by":"schema:author"}}}',
    '"by":{"@type":"Person","by":"A"}',
    [book(['author', ['Person', null, [['by', 'A']]]])],
  ],
  [
    '{"by":{"@id":"schema:author","@context":{"called":"schema:name"}}}',
    '"by":{"@type":"Person","called":"A"}',
    [book(['author', ['Person', null, [['name', 'A']]]])],
  ],
  [
    '{"in":{"@id":"schema:availability","@type":"@vocab"}}',
    '"in":"InStock"',
    [book(['availability', 'https://schema.org/InStock'])],
  ],
])('JSON-LD 1.1: %s %s', (context, body, expected) => {
  expect(json(context, body)).toEqual(expected)
})

test('JSON-LD is read as the page has it, beside Open Graph and outside of templates and noscript', () => {
  const json = (name: string) =>
    `<script type="Application/LD+JSON; charset=utf-8">{"@context":"https://schema.org","@type":"Book","name":"${name}"}</script>`
  const head = '<meta property="og:title" content="A"><link rel="stylesheet" href="/a.css">'
  const hidden = `<template>${json('B')}</template><noscript>${json('C')}</noscript><textarea>${json('D')}</textarea>`
  expect(read(`<head>${head}${json('A & B')}</head><body>${hidden}<p>Text${json('E')}`)).toEqual([
    ['Book', null, [['name', 'A & B']]],
    ['Book', null, [['name', 'E']]],
  ])
})

test.each([
  ['<a href="/b"><b property="og:title">A</b></a>', [['', '/b', [['http://ogp.me/ns#title', 'A']]]]],
  ['<a href="/b" rel="dc:creator">A</a>', []],
  ['<b itemprop="name" itemscope itemtype="https://schema.org/Book"></b>', []],
])('a page with few statements is read like one with many: %s', (page, expected) => {
  expect(read(page)).toEqual(expected)
  expect(read(`${page}<i about></i>`)).toEqual(expected)
})

test('paragraphs without end tags are not nested; elements that nobody closes are', () => {
  const faults = (page: string) => extractEntities(page).faults.map(({ id, place }) => [id, place.offset])
  expect(faults('<p>A<div>B</div>'.repeat(6_000))).toEqual([])
  expect(faults('<div>'.repeat(5_001))).toEqual([['nested-too-deeply', 25_000]])
})
