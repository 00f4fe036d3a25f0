import { type BrandLook, LONG_NAME } from '#engine/brand/look.ts'
import { defaultTones, type ToneName, type Tones } from '#engine/brand/tones.ts'

/** `.night` is dark in both themes; everything else has the theme of the page. */
const VARIANTS =
  '.on-light{display:contents}.on-dark,.night .on-light{display:none}.night .on-dark{display:contents}' +
  ':root[data-theme=dark] .on-light{display:none}:root[data-theme=dark] .on-dark{display:contents}' +
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .on-light{display:none}:root:not([data-theme=light]) .on-dark{display:contents}}'
const LOGO = '.logo{height:2.25rem;width:auto;max-width:min(15rem,48vw);object-fit:contain;object-position:left}'
const INITIAL =
  '.initial{display:grid;place-items:center;flex:none;width:2rem;height:2rem;background:var(--color-action);color:var(--color-on-action);font-weight:700;letter-spacing:0}'
/** Names longer than this take two lines, so that the header does not get too wide. */
const LONG = '.brand{white-space:normal;font-size:1.0625rem;line-height:1.1;max-width:15rem;text-wrap:balance}'

/**
 * Returns the style element of a brand: the colors that differ from the stylesheet, and what its logo needs; empty for
 * the product's own look. It belongs in the head, so that no page needs a second stylesheet. Its selector takes
 * precedence over the tokens in their layer, but not over the rules for more contrast in a later layer.
 */
export function brandStyle({ tones, hasOwnTones, logo, symbol, shortName }: BrandLook): string {
  return [
    hasOwnTones && `@layer theme{:root:root{${declarations(tones)}}}`,
    (logo || symbol.kind === 'own') && LOGO,
    logo && VARIANTS,
    symbol.kind === 'initial' && INITIAL,
    shortName.length > LONG_NAME && LONG,
  ]
    .filter(Boolean)
    .join('')
}

function declarations(tones: Tones) {
  const changed = (Object.keys(tones) as ToneName[]).filter((name) => tones[name].join() !== defaultTones[name].join())
  const backdrop = `--color-backdrop:light-dark(${tones['color-ink'][0]}8c,#000000ad)`
  return [...changed.map((name) => `--${name}:${inBothThemes(tones[name])}`), backdrop].join(';')
}

const inBothThemes = ([light, dark]: Tones[ToneName]) => (light === dark ? light : `light-dark(${light},${dark})`)
