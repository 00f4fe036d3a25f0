import { expect, test } from 'vitest'
import { pdfDestinations } from './destinations.ts'

/** A document of three pages in two branches of its tree; one stream looks like an object. */
const PDF = `%PDF-1.4
1 0 obj
<</Type /Catalog
/Pages 2 0 R
/Dests 9 0 R>>
endobj
2 0 obj
<</Type /Pages
/Count 3
/Kids [3 0 R 6 0 R]>>
endobj
3 0 obj
<</Type /Pages
/Parent 2 0 R
/Kids [5 0 R 4 0 R]>>
endobj
4 0 obj
<</Type /Page /Parent 3 0 R>>
endobj
5 0 obj
<</Type /Page /Parent 3 0 R>>
endobj
6 0 obj
<</Type /Page /Parent 2 0 R>>
endobj
7 0 obj
<</Length 30>> stream
8 0 obj <</Type /Catalog>>
endstream
endobj
9 0 obj
<</first [5 0 R /XYZ 0 700 0]
/group-speed [6 0 R /XYZ 0 10.5 0]
/a#20b [4 0 R /XYZ 0 1 0]
/nowhere [99 0 R /XYZ 0 1 0]>>
endobj
trailer <</Root 1 0 R>>
%%EOF`

test('destinations have the pages that the tree puts them on', () => {
  expect(Object.fromEntries(pdfDestinations(PDF))).toEqual({ first: 1, 'a b': 2, 'group-speed': 3 })
})

test.each([
  '',
  '%PDF-1.4',
  PDF.replace('/Dests 9 0 R', ''),
  PDF.slice(0, 300),
  PDF.replace('[5 0 R 4 0 R]', '[2 0 R 3 0 R]'),
])('a broken document has no destinations, or fewer', (bytes) => {
  expect(pdfDestinations(bytes).size).toBeLessThan(3)
})
