const listed = (names: string) => new Set(names.trim().split(/\s+/))

/** Elements of a logo that are kept. */
export const ELEMENTS = listed(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence`)

/** Elements whose removal does not change a still drawing. */
export const LEFT_OUT = listed('animate animateColor animateMotion animateTransform set metadata view cursor')

/** Elements that hold text; text elsewhere is only the line breaks between elements. */
export const TEXT_ELEMENTS = listed('text tspan textPath title desc')

/** Properties of CSS, as attributes and in styles. */
export const PROPERTIES = listed(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction
  display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing marker marker-end
  marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-box transform-origin
  vector-effect visibility white-space word-spacing writing-mode`)

/** Attributes that are not CSS properties. */
export const ATTRIBUTES = listed(`
  id class style href xml:space x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox
  preserveAspectRatio gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage
  filterUnits primitiveUnits in in2 result type values stdDeviation operator k1 k2 k3 k4 mode radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude
  exponent`)

/** Functions in values: colors, transforms, and references within the file. */
export const FUNCTIONS = listed(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy`)

/** A name that another part of the file can refer to. */
export const NAME = /^[\p{L}\p{N}_:.-]+$/u

/** A reference within the file, as in `url(#name)`. */
export const REFERENCE = /url\(\s*(["']?)#([\p{L}\p{N}_:.-]+)\1\s*\)/giu
