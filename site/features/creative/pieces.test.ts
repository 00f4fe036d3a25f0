import { expect, test } from 'vitest'
import { creative } from '#content/creative.ts'
import { drawPiece, type Piece } from './pieces.ts'

const piece: Piece = {
  title: 'A sign',
  client: 'Pell & Drury',
  service: 'Branding',
  seed: 'pell-shop',
  mark: 'M2 5h18',
}

test('R-025 the nine pieces of the gallery are different drawings', () => {
  const drawn = creative.gallery.map(({ title, client, service, seed }) =>
    drawPiece({ title, client, service, seed, mark: '' }),
  )
  expect(new Set(drawn.map(({ body }) => body)).size).toBe(9)
})

test('the same seed gives the same drawing, and another seed a different one', () => {
  expect(drawPiece(piece)).toEqual(drawPiece(piece))
  expect(drawPiece({ ...piece, seed: 'other-shop' }).body).not.toBe(drawPiece(piece).body)
})

test('any word is a seed that selects one of the service’s drawings', () => {
  for (const seed of ['', 'x', 'toString', 'pell-constructor'])
    expect(drawPiece({ ...piece, seed, service: 'Image Optimization' }).body).toContain('2.4 MB')
  expect(drawPiece({ ...piece, seed: 'x', service: 'Juggling' }).width).toBe(400)
})

test('an editor’s text is never markup', () => {
  const { body } = drawPiece({ ...piece, client: '<script>&', mark: 'M0 0"/><script>' })
  expect(body).toContain('&lt;script&gt;&amp;')
  expect(body).not.toContain('<script')
})
