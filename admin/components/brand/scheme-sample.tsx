import type { ToneName, Tones } from '#engine/brand/tones.ts'

const BARS = [38, 52, 47, 71, 64]

/** Renders a small piece of the site in one mode: text, a button, a chart, and the named colors. */
export function SchemeSample({ tones, scheme }: { tones: Tones; scheme: 'light' | 'dark' }) {
  const at = scheme === 'light' ? 0 : 1
  const tone = (name: ToneName) => tones[name][at]
  return (
    <figure
      className="palette-sample"
      style={{ background: tone('color-paper'), color: tone('color-ink'), borderColor: tone('color-ink') }}
    >
      <figcaption style={{ color: tone('color-ink-3') }}>{scheme === 'light' ? 'Light mode' : 'Dark mode'}</figcaption>
      <b>A headline</b>
      <p style={{ color: tone('color-ink-2') }}>
        Text around it, and <span style={{ color: tone('color-signal-ink') }}>colored text</span>.
      </p>
      <span className="palette-button" style={{ background: tone('color-action'), color: tone('color-on-action') }}>
        A button
      </span>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        {BARS.map((height, index) => (
          <rect key={height} x={index * 17} y={80 - height} width="11" height={height} fill={tone('color-data')} />
        ))}
        <path d="M0 66H60L112 12" fill="none" stroke={tone('color-signal')} strokeWidth="3.5" />
        <circle cx="113" cy="11" r="5" fill={tone('color-signal')} />
      </svg>
    </figure>
  )
}
