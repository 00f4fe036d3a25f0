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
])('RDFa Core: %s', (body, expected) => {
  expect(rdfa(body)).toEqual(expected)
})

const json = (context: string, body: string) =>
  read(`{"@context":["https://schema.org",${context}],"@type":"Book","@id":"#b",${body}}`)
test.each([
  ['{"by":{"@reverse":"schema:author"}}', '"by":{"@type":"Person"}', [['Person', null, [['author', '#b']]], book()]],
  ['{"name":{"@container":"@language"}}', '"name":{"en":"A","de":"B"}', [book(['name', 'A'], ['name', 'B'])]],
  ['{"isbn":null}', '"isbn":"1","name":"A"', [book(['name', 'A'])]],
  ['{"ex":"https://e.example/"}', '"author":{"@id":"ex:a"}', [book(['author', 'https://e.example/a'])]],
  ['{}', '"@nest":{"name":"A"}', [book(['name', 'A'])]],
])('JSON-LD 1.1: %s %s', (context, body, expected) => {
  expect(json(context, body)).toEqual(expected)
})
