import type { ToneName, Tones } from '../engine/brand/tones.ts'

const SANS = "'Familjen Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const MONO = "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

type Name = ToneName extends infer T ? (T extends `color-${infer Short}` ? Short : never) : never

export type Styles = ReturnType<typeof stylesOf>

/** Returns the inline styles of an email in the light colors of a brand: email programs know no custom properties. */
export function stylesOf(tones: Tones) {
  const light = (name: Name) => tones[`color-${name}`][0]
  const cell = `padding:10px 0;border-top:1px solid ${light('line')};vertical-align:top`
  return {
    light,
    sans: SANS,
    text: `margin:0 0 16px;font-size:17px;line-height:1.56;color:${light('ink')}`,
    small: `font-size:15px;line-height:1.5;color:${light('ink-2')}`,
    heading: `margin:0 0 16px;font-size:28px;line-height:1.1;font-weight:600;color:${light('ink')}`,
    label: `${cell};width:104px;padding-right:16px;color:${light('ink-2')};font:400 13px/1.75 ${MONO}`,
    value: `${cell};color:${light('ink')};font-size:15px;line-height:1.5;overflow-wrap:anywhere`,
    brand: `display:inline-block;padding-bottom:10px;border-bottom:3px solid ${light('signal')};font-size:17px;font-weight:600;color:${light('ink')}`,
    button: `display:inline-block;padding:13px 22px;background-color:${light('action')};border-radius:2px;color:${light('on-action')};font-size:17px;font-weight:600;text-decoration:none`,
  }
}

/** Returns the style element for programs in dark mode. Escaping must not change it: no quotes, ampersands, or brackets. */
export function darkTheme(tones: Tones) {
  const dark = (name: Name) => tones[`color-${name}`][1]
  return `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark('paper')} !important }
  .ink { color: ${dark('ink')} !important }
  .ink-2 { color: ${dark('ink-2')} !important }
  .line { border-color: ${dark('line')} !important }
  .horizon { border-color: ${dark('ink')} !important }
  .mark { border-color: ${dark('signal')} !important }
  .button { background-color: ${dark('action')} !important; color: ${dark('on-action')} !important }
  .on-light { display: none !important }
  .on-dark { display: inline !important; max-height: none !important }
}`
}
