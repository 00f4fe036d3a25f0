import { random } from '../../../engine/art-series.ts'
import { type Drawing, type Motif, motifs, motifsOf } from './motifs.ts'

export type Piece = { title: string; client: string; service: string; seed: string; mark: string }

/**
 * A drawn piece of work. The last word of the seed names what is drawn ("larkmoor-sign"); any other word chooses among
 * the drawings of the service. The same seed always gives the same drawing.
 */
export function drawPiece(piece: Piece): Drawing {
  const named = piece.seed.split('-').at(-1) ?? ''
  const next = random(piece.seed)
  const choices = motifsOf(piece.service)
  const motif: Motif = isMotif(named) ? named : (choices[Math.floor(next() * choices.length)] ?? 'sign')
  return motifs[motif]({ ...piece, next })
}

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name)
