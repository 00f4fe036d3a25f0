import { random } from '#engine/art/series.ts'
import { type Drawing, type Motif, motifs, motifsOf } from './motifs.ts'

export type Piece = { title: string; client: string; service: string; seed: string; mark: string }

/**
 * Returns the illustration of a piece of work. The last word of the seed names the motif ("larkmoor-sign"); any other
 * word picks one of the service's motifs. The same seed always returns the same illustration.
 */
export function drawPiece(piece: Piece): Drawing {
  const named = piece.seed.split('-').at(-1) ?? ''
  const next = random(piece.seed)
  const choices = motifsOf(piece.service)
  const motif: Motif = isMotif(named) ? named : (choices[Math.floor(next() * choices.length)] ?? 'sign')
  return motifs[motif]({ ...piece, next })
}

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name)
