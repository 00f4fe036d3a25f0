/** Three coordinates of a color space. */
export type Coords = [number, number, number]
export type Matrix = readonly [Coords, Coords, Coords]

/*
 * Conversions by the sample algorithms of CSS Color 4, section 18
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code). sRGB values are 0 to 1 and not clipped, so that
 * out-of-gamut colors survive a round trip.
 */
const D50: Coords = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
const linearToXyz: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
]
const xyzToLinear: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
]
const d65ToD50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
]
export const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]
const xyzToLms: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
const lmsToOklab: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]
const lmsToXyz: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
]
const oklabToLms: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]

export const times = (matrix: Matrix, [x, y, z]: Coords): Coords =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Coords
const each = (coords: Coords, change: (value: number) => number) => coords.map(change) as Coords

/** Applies the transfer curve of sRGB, extended below zero (IEC 61966-2-1). */
export const toLinear = (srgb: Coords): Coords =>
  each(srgb, (value) => {
    const size = Math.abs(value)
    return size <= 0.04045 ? value / 12.92 : Math.sign(value) * ((size + 0.055) / 1.055) ** 2.4
  })
export const fromLinear = (linear: Coords): Coords =>
  each(linear, (value) => {
    const size = Math.abs(value)
    return size > 0.0031308 ? Math.sign(value) * (1.055 * size ** (1 / 2.4) - 0.055) : 12.92 * value
  })

/** Converts CIE XYZ (D65), white at Y = 1, to sRGB. */
export const srgbFromXyz = (xyz: Coords): Coords => fromLinear(times(xyzToLinear, xyz))

/** Converts sRGB to OKLab: lightness 0 to 1, a, b. */
export const toOklab = (srgb: Coords): Coords =>
  times(lmsToOklab, each(times(xyzToLms, times(linearToXyz, toLinear(srgb))), Math.cbrt))
export const fromOklab = (oklab: Coords): Coords =>
  fromLinear(
    times(
      xyzToLinear,
      times(
        lmsToXyz,
        each(times(oklabToLms, oklab), (value) => value ** 3),
      ),
    ),
  )

/** Converts sRGB to CIE Lab (D50): lightness 0 to 100, a, b. */
export function toLab(srgb: Coords): Coords {
  const scaled = times(d65ToD50, times(linearToXyz, toLinear(srgb))).map((value, at) => value / (D50[at] ?? 1))
  const [x = 0, y = 0, z = 0] = scaled.map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  )
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
export function fromLab([lightness, a, b]: Coords): Coords {
  const y = (lightness + 16) / 116
  const [x, z] = [a / 500 + y, y - b / 200]
  const [kappa, epsilon] = [24389 / 27, 216 / 24389]
  const back = (value: number) => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa)
  const xyz: Coords = [back(x) * D50[0], lightness > kappa * epsilon ? y ** 3 : lightness / kappa, back(z) * D50[2]]
  return srgbFromXyz(times(d50ToD65, xyz))
}

/** Converts lightness, a, b to lightness, chroma, and hue in degrees, of LCH or OKLCH. */
export function toPolar([lightness, a, b]: Coords): Coords {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [lightness, Math.hypot(a, b), hue < 0 ? hue + 360 : hue]
}
export function fromPolar([lightness, chroma, hue]: Coords): Coords {
  const turn = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)]
}

/** Converts hue in degrees, saturation, and lightness, 0 to 1, to sRGB. */
export function fromHsl([hue, saturation, lightness]: Coords): Coords {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}
export function toHsl(srgb: Coords): Coords {
  const [red, green, blue] = srgb
  const [max, min] = [Math.max(...srgb), Math.min(...srgb)]
  const [lightness, range] = [(max + min) / 2, max - min]
  if (range === 0) return [0, 0, lightness]
  const sextant =
    max === red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  const saturation = lightness === 0 || lightness === 1 ? 0 : (max - lightness) / Math.min(lightness, 1 - lightness)
  return [sextant * 60, saturation, lightness]
}

/**
 * Converts hue in degrees, whiteness, and blackness, 0 to 1, to sRGB. Where the two are more than 1 together, it is
 * a gray.
 */
export function fromHwb([hue, white, black]: Coords): Coords {
  if (white + black >= 1) return [white / (white + black), white / (white + black), white / (white + black)]
  return each(fromHsl([hue, 1, 0.5]), (value) => value * (1 - white - black) + white)
}
export const toHwb = (srgb: Coords): Coords => [toHsl(srgb)[0], Math.min(...srgb), 1 - Math.max(...srgb)]

export const isInGamut = (srgb: Coords): boolean => srgb.every((value) => value >= -1e-6 && value <= 1 + 1e-6)
/** Returns the color with each channel clipped to 0 to 1, as browsers do on an sRGB screen. */
export const clip = (srgb: Coords): Coords => each(srgb, (value) => Math.min(1, Math.max(0, value)))
/** Returns the distance in OKLab: CSS Color 4, section 20 (deltaEOK). A difference of about 0.02 is just visible. */
export function deltaEOK(one: Coords, other: Coords): number {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
