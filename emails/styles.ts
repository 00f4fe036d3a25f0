import type { ToneName, Tones } from '#engine/brand/tones.ts'

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

type Styled = { tone: string; css: string }

/** Returns the inline styles of the elements of an article, and the classes that give them the colors of dark mode. */
export function bodyStyles({ light, text, small }: Styles): Record<string, Styled> {
  const heading = (size: number): Styled => ({
    tone: 'ink',
    css: `margin:24px 0 8px;font-size:${size}px;line-height:1.25;font-weight:600;color:${light('ink')}`,
  })
  const list = { tone: 'ink', css: `${text};padding-left:24px` }
  const cell = `padding:6px 12px 6px 0;border-top:1px solid ${light('line')};text-align:left;vertical-align:top;${small}`
  const box = `border:1px solid ${light('line')};color:${light('ink')};font-family:${MONO};font-size:14px`
  return {
    p: { tone: 'ink', css: text },
    h3: heading(19),
    h4: heading(17),
    h5: heading(15),
    ul: list,
    ol: list,
    li: { tone: 'ink', css: 'margin:0 0 6px' },
    blockquote: {
      tone: 'ink line',
      css: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light('line')};color:${light('ink')}`,
    },
    pre: {
      tone: 'ink line',
      css: `margin:0 0 16px;padding:12px;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5;${box}`,
    },
    code: { tone: 'ink', css: `font-family:${MONO};font-size:14px;overflow-wrap:anywhere` },
    table: { tone: 'line', css: 'width:100%;margin:0 0 16px;border-collapse:collapse' },
    th: { tone: 'ink line', css: `${cell};color:${light('ink')};font-weight:600` },
    td: { tone: 'ink line', css: `${cell};color:${light('ink')}` },
    a: { tone: 'ink', css: `color:${light('ink')}` },
    img: { tone: 'line', css: 'display:block;width:100%;height:auto;border:0' },
    hr: { tone: 'line', css: `margin:24px 0;border:0;border-top:1px solid ${light('line')}` },
  }
}

/**
 * Returns the style element for programs in dark mode. Escaping must not change it: no quotes, ampersands, or brackets.
 */
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
