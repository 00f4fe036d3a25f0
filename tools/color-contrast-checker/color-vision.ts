import { luminance } from '#engine/color/contrast.ts'
import { type Coords, clip, fromLinear, times, toLinear } from '#engine/color/spaces.ts'

type Matrix = [Coords, Coords, Coords]

/**
 * Matrices for the complete loss of one type of cone: Machado, Oliveira and Fernandes 2009, “A physiologically-based
 * model”, severity 1.0.
 */
const matrices: [name: string, matrix: Matrix][] = [
  [
    'Protanopia (no red cones)',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'Deuteranopia (no green cones)',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'Tritanopia (no blue cones)',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
]

/** Returns a color as people with each kind of color vision see it; the last one sees luminance only. */
export function simulations(srgb: Coords): { name: string; srgb: Coords }[] {
  const gray = luminance(srgb)
  return [
    ...matrices.map(([name, matrix]) => ({ name, srgb: clip(fromLinear(times(matrix, toLinear(clip(srgb))))) })),
    { name: 'Achromatopsia (luminance alone)', srgb: fromLinear([gray, gray, gray]) },
  ]
}
