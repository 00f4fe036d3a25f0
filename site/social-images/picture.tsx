import type { ReactNode } from 'react'
import { BrandMark } from './brand-mark.tsx'
import type { Drawing, End, SocialCard, Tick } from './card.ts'
import { drawingSvg } from './drawing.ts'
import { defaultPalette, type Palette } from './palette.ts'
import { socialImageSize } from './path.ts'
import { titleLines } from './title-lines.ts'
import { withoutUnsupportedCharacters } from './unsupported-characters.ts'

const { width: WIDTH, height: HEIGHT } = socialImageSize
const MARGIN = 64
/** Next to the text: a column of full height. Below the text: the lower part of the image, edge to edge. */
const SIDE_SIZE = { width: 424, height: HEIGHT }
const BELOW = { width: WIDTH, height: 232 }
const CHART = { width: WIDTH - 2 * MARGIN, height: 140 }
const AXIS_AT = 566

/** Renders what satori supports: flex boxes with inline styles. */
export function SocialImage({ card }: { card: SocialCard }) {
  const { drawing, palette = defaultPalette } = card
  const isAtSide = drawing.kind === 'face' || (drawing.kind === 'art' && drawing.place === 'beside')
  return (
    <div
      style={{
        display: 'flex',
        width: WIDTH,
        height: HEIGHT,
        background: palette['color-paper'],
        color: palette['color-ink'],
        fontFamily: 'Familjen Grotesk, Familjen Grotesk Ext, JetBrains Mono',
        fontWeight: 600,
      }}
    >
      {isAtSide ? <SideArt card={card} palette={palette} /> : <Below card={card} palette={palette} />}
    </div>
  )
}

type Layout = { card: SocialCard; palette: Palette }

function SideArt({ card, palette }: Layout) {
  const width = WIDTH - SIDE_SIZE.width - MARGIN - 40
  return (
    <>
      <div style={{ display: 'flex', flexDirection: 'column', width, height: HEIGHT, marginLeft: MARGIN }}>
        <BrandMark card={card} palette={palette} />
        <Title text={card.title} fallback={card.brand} width={width} height={336} top={40} />
        <div
          style={{
            display: 'flex',
            marginTop: 'auto',
            marginBottom: 44,
            borderTop: `2px solid ${palette['color-ink']}`,
          }}
        >
          <Meta items={[card.kicker, ...card.meta]} width={width} palette={palette} />
        </div>
      </div>
      <CardDrawing drawing={card.drawing} palette={palette} box={SIDE_SIZE} style={{ right: 0, top: 0 }} />
    </>
  )
}

function Below({ card, palette }: Layout) {
  const width = WIDTH - 2 * MARGIN
  const { drawing } = card
  return (
    <>
      <div style={{ display: 'flex', flexDirection: 'column', width, marginLeft: MARGIN }}>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <BrandMark card={card} palette={palette} />
          <Mono color={palette['color-ink-3']} style={{ marginTop: 52 }}>
            {card.kicker}
          </Mono>
        </div>
        <Title text={card.title} fallback={card.brand} width={width} height={204} top={30} />
        <Meta items={card.meta} width={width} palette={palette} />
      </div>
      {drawing.kind === 'art' ? (
        <>
          <CardDrawing drawing={drawing} palette={palette} box={BELOW} style={{ left: 0, bottom: 0 }} />
          {drawing.ends?.map((end) => (
            <CurveEnd key={end.side} {...end} palette={palette} />
          ))}
        </>
      ) : (
        <>
          <CardDrawing
            drawing={drawing}
            palette={palette}
            box={CHART}
            style={{ left: MARGIN, top: AXIS_AT - CHART.height - 10 }}
          />
          <div
            style={{
              position: 'absolute',
              left: 0,
              top: AXIS_AT,
              width: WIDTH,
              height: 2,
              background: palette['color-ink'],
            }}
          />
          {drawing.kind === 'rows' &&
            drawing.ticks.map((tick) => <AxisTick key={tick.at} {...tick} palette={palette} />)}
        </>
      )}
    </>
  )
}

type TitleProps = { text: string; fallback: string; width: number; height: number; top: number }

function Title({ text, fallback, width, height, top }: TitleProps) {
  const { size, lines } = titleLines(withoutUnsupportedCharacters(text) || withoutUnsupportedCharacters(fallback), {
    width,
    height,
  })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: top }}>
      {lines.map((line) => (
        <div
          key={line}
          style={{ fontSize: size, lineHeight: 1, letterSpacing: size * -0.034, whiteSpace: 'nowrap', marginLeft: -3 }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

function Meta({ items, width, palette }: { items: string[]; width: number; palette: Palette }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width, marginTop: 20 }}>
      {items
        .map(withoutUnsupportedCharacters)
        .filter(Boolean)
        .map((item) => (
          <Mono key={item} color={palette['color-ink-2']} style={{ marginRight: 36 }}>
            {item}
          </Mono>
        ))}
    </div>
  )
}

function Mono({ children, color, style }: { children: ReactNode; color: string; style: Record<string, number> }) {
  return (
    <div
      style={{
        fontFamily: 'JetBrains Mono, JetBrains Mono Ext',
        fontWeight: 400,
        fontSize: 24,
        lineHeight: 1.45,
        letterSpacing: -0.4,
        color,
        ...style,
      }}
    >
      {children}
    </div>
  )
}

function AxisTick({ at, label, palette }: Tick & { palette: Palette }) {
  const x = MARGIN + at * CHART.width
  const isLast = at > 0.94
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        top: AXIS_AT,
        ...(isLast ? { right: WIDTH - x - 2, justifyContent: 'flex-end' } : { left: x }),
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          width: 2,
          height: 14,
          background: palette['color-ink'],
          [isLast ? 'right' : 'left']: 0,
        }}
      />
      <Mono
        color={palette['color-ink-3']}
        style={isLast ? { marginRight: 14, marginTop: 6 } : { marginLeft: 14, marginTop: 6 }}
      >
        {withoutUnsupportedCharacters(label)}
      </Mono>
    </div>
  )
}

/** Renders a figure at its end of the curve: on the sky above the line or on the land below it. */
function CurveEnd({ side, figure, when, bottom, isOnLand, palette }: End & { palette: Palette }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        bottom: (bottom / 100) * BELOW.height + 12,
        [side]: MARGIN,
        alignItems: side === 'left' ? 'flex-start' : 'flex-end',
        color: isOnLand ? palette['art-chalk'] : palette['color-ink'],
      }}
    >
      <div style={{ fontSize: 46, lineHeight: 1, letterSpacing: -1.4 }}>{withoutUnsupportedCharacters(figure)}</div>
      <Mono color={isOnLand ? palette['art-chalk'] : palette['color-ink']} style={{ fontSize: 20 }}>
        {withoutUnsupportedCharacters(when)}
      </Mono>
    </div>
  )
}

type CardDrawingProps = {
  drawing: Drawing
  palette: Palette
  box: { width: number; height: number }
  style: Record<string, number>
}

function CardDrawing({ drawing, palette, box, style }: CardDrawingProps) {
  const source = `data:image/svg+xml;base64,${Buffer.from(drawingSvg(drawing, box, palette)).toString('base64')}`
  return <img alt="" src={source} width={box.width} height={box.height} style={{ position: 'absolute', ...style }} />
}
