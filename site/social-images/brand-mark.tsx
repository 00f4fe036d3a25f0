import type { SocialCard } from './card.ts'
import type { Palette } from './palette.ts'
import { withoutUnsupportedCharacters } from './unsupported-characters.ts'

const HEIGHT = 36
const LOGO_HEIGHT = 44
const MAX_LOGO_WIDTH = 420

/** Renders the logo of the brand, or its symbol and its name. */
export function BrandMark({ card: { brand, logo, symbol }, palette }: { card: SocialCard; palette: Palette }) {
  if (logo) {
    const width = Math.min(MAX_LOGO_WIDTH, LOGO_HEIGHT * logo.ratio)
    return (
      <div style={{ display: 'flex', marginTop: 42 }}>
        <img alt="" src={dataUrl(logo.svg)} width={width} height={width / logo.ratio} />
      </div>
    )
  }
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: 46 }}>
      {symbol ? (
        <img
          alt=""
          src={dataUrl(symbol.svg)}
          width={HEIGHT * symbol.ratio}
          height={HEIGHT}
          style={{ marginRight: 16 }}
        />
      ) : (
        <svg aria-hidden="true" width="51" height={HEIGHT} viewBox="0 0 34 24" style={{ marginRight: 16 }}>
          <path d="M0 19H15" stroke={palette['color-ink']} strokeWidth="2.5" />
          <path d="M14 19L27 6" stroke={palette['color-signal']} strokeWidth="2.5" />
          <circle cx="28" cy="5" r="4" fill={palette['color-signal']} />
        </svg>
      )}
      <div style={{ fontSize: 30, letterSpacing: -0.6 }}>{withoutUnsupportedCharacters(brand)}</div>
    </div>
  )
}

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
