import { type Coords, d50ToD65, fromLinear, type Matrix, srgbFromXyz, times, toLinear } from './spaces.ts'

const displayP3: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
]
const a98: Matrix = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
]
const prophoto: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
]
const rec2020: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
]

/** Returns a color space with a transfer curve for each channel, extended below zero. */
const curve =
  (decode: (size: number) => number) =>
  (coords: Coords): Coords =>
    coords.map((value) => Math.sign(value) * decode(Math.abs(value))) as Coords
const power = (exponent: number) => curve((size) => size ** exponent)

/**
 * The color spaces of `color()` by name: coordinates, 1 for 100 %, → sRGB, not clipped. Curves and matrices of CSS
 * Color 4, section 10 and 18.
 */
export const predefinedSpaces: Record<string, (coords: Coords) => Coords> = {
  srgb: (coords) => coords,
  'srgb-linear': fromLinear,
  'display-p3': (coords) => srgbFromXyz(times(displayP3, toLinear(coords))),
  'a98-rgb': (coords) => srgbFromXyz(times(a98, power(563 / 256)(coords))),
  'prophoto-rgb': (coords) =>
    srgbFromXyz(
      times(d50ToD65, times(prophoto, curve((size) => (size <= 16 / 512 ? size / 16 : size ** 1.8))(coords))),
    ),
  rec2020: (coords) => srgbFromXyz(times(rec2020, power(2.4)(coords))),
  xyz: srgbFromXyz,
  'xyz-d65': srgbFromXyz,
  'xyz-d50': (coords) => srgbFromXyz(times(d50ToD65, coords)),
}
