import { expect, test } from 'vitest'
import { readSheet } from '#engine/css/read-sheet.ts'
import { surveyTokens } from '#engine/css/tokens.ts'
import { listChanges } from './changes.ts'

const changesOf = (css: string, output: string) =>
  listChanges({ css, items: readSheet(css), starHacks: [], ...surveyTokens(css) }, output)

test('only changes that happened are listed', () => {
  const changes = (source: string, output: string) => changesOf(source, output).map(({ item }) => item)
  expect(changes('a[b="c"],d::before{x:y}', 'a[b=c],d:before{x:y}')).toEqual([])
  expect(changes('.a{--x:1}.b{--x:2}.a{--y:1}', '.a{--x:1}.b{--x:2}.a{--y:1}')).toEqual([])
  expect(changes('a{x:y!important;x:z}', 'a{x:y!important;x:z}')).toEqual([])
  expect(changes('a{x:y;x:z}b{x:y}', 'a{x:z}b{x:y}')).toEqual(['x:y'])
  expect(changes('/*! a */b{x:y}', 'b{x:y}')).toEqual(['/*! a */'])
  expect(changes(':is([a="#"],[b="/"]){x:y}', '[a=\\#],[b=\\/]{x:y}')).toEqual([])
  expect(changes('a{x:y!important;x:z}', 'a{x:y!important}')).toEqual(['x:z'])
})

test('changes are in the order of the source, with the lines of all kinds of line ends', () => {
  const css = 'a{b:c}\r\na{\rd:e;\f$f\n}/* g\n */h{}@media print{/* i */a{b:c;b:d}}'
  expect(changesOf(css, 'a{b:c;d:e}@media print{a{b:d}}').map(({ line, item }) => [line, item])).toEqual([
    [2, 'a'],
    [4, '$f'],
    [5, '/* g\n */'],
    [6, 'h{}'],
    [6, '/* i */'],
    [6, 'b:c'],
  ])
})
